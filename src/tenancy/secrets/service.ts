/** Seals secrets before they are stored, and opens them for outbound calls. */
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../platform/errors.ts'
import { type KeyRing, keysOf, type SecretKey } from '../../platform/config/secret-key.ts'
import { open, type SecretLocation, seal, type Sealed, SealFault } from './seal.ts'

type Headers = Record<string, string>

type Log = { error: (context: object, message: string) => void }

const keyMissing = (): AppError =>
  new AppError(
    'secrets.key_missing',
    'The service has no key to seal secrets under, so it accepts no header values and no signing secrets. Ask its operator to set SECRETS_KEY (`openssl rand -base64 32` generates one), then send this again.',
  )

const whatToDo = {
  unknown_key:
    'it is sealed under a key that this process does not have. Ask the operator of the service to set that key as SECRETS_KEY or SECRETS_KEY_PREVIOUS in every replica.',
  changed_or_moved:
    'the stored value was changed or moved outside of the service. Register it again.',
} as const

const shown = ({ table, row }: SecretLocation): string =>
  table === 'workspaces' ? 'The signing secret' : `The header values of ${row}`

const unreadable = (place: SecretLocation, { reason }: SealFault): AppError =>
  new AppError('secrets.unreadable', `${shown(place)} cannot be used: ${whatToDo[reason]}`, {
    details: { reason },
  })

export class Secrets {
  readonly #current: SecretKey | null
  readonly #keys: ReadonlyMap<string, SecretKey>
  readonly #log: Log

  constructor(ring: KeyRing, log: Log) {
    this.#current = ring.current
    this.#keys = keysOf(ring)
    this.#log = log
  }

  seal(place: SecretLocation, text: string): Sealed {
    if (!this.#current) throw keyMissing()
    return seal(this.#current, place, text)
  }

  open(place: SecretLocation, sealed: Sealed): string {
    try {
      return open(this.#keys, place, sealed)
    } catch (error) {
      if (!(error instanceof SealFault)) throw error
      const { workspaceId: workspace_id, ...rest } = place
      const context = { workspace_id, ...rest, key_id: sealed.key, reason: error.reason }
      this.#log.error(context, 'a sealed value does not open')
      throw unreadable(place, error)
    }
  }

  /** Null if there are none: a registration without secrets needs no key. */
  sealHeaders(place: SecretLocation, headers: Headers): Sealed | null {
    return Object.keys(headers).length === 0 ? null : this.seal(place, JSON.stringify(headers))
  }

  /** Whether a stored seal is of these headers under the current key; a new seal always differs. */
  holdsHeaders(place: SecretLocation, sealed: Sealed | null, headers: Headers): boolean {
    if (sealed === null) return Object.keys(headers).length === 0
    if (sealed.key !== this.#current?.id) return false
    try {
      return isDeepStrictEqual(JSON.parse(open(this.#keys, place, sealed)), headers)
    } catch (error) {
      if (error instanceof SealFault) return false
      throw error
    }
  }

  openHeaders(place: SecretLocation, sealed: Sealed | null): Headers {
    // `sealHeaders` wrote it, and the seal was verified.
    return sealed === null ? {} : (JSON.parse(this.open(place, sealed)) as Headers)
  }
}
