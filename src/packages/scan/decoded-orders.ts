/** What an encoded text names, in whatever language it speaks: no honest setting is hidden so. Pure. */
import { ANY_IBAN, BITCOIN, ETHEREUM } from './accounts.ts'
import { aboutTarget } from './flows.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isSecretPlace } from './secret-places.ts'
import { isForeign, targetsIn, worstOf } from './targets.ts'

const PLACES =
  /(?:~|\$HOME|%USERPROFILE%)[/\\]\.[\w./\\-]{2,80}|(?<![\w.])\.env\b|\bid_(?:rsa|ed25519)\b|\bcredentials\b/

/** Nothing else: the number of an account, or the address of a wallet. */
const ACCOUNT = new RegExp(String.raw`^\s{0,4}(?:${ANY_IBAN}|${ETHEREUM}|${BITCOIN})\s{0,4}$`)

export function* findDecodedOrders(file: ScannedFile): Generator<Hit> {
  if (!file.isDecoded) return
  const account = ACCOUNT.exec(file.text)
  if (account)
    yield found('order.moves_money', 'hold', 'The number of an account.', 0, account[0].length)
  const worst = worstOf(targetsIn(file.text, 20).filter((it) => isForeign(it)))
  const place = PLACES.exec(file.text)
  if (worst === null || (place === null && !isSecretPlace(file.text, false))) return
  yield found(
    'data.credentials_sent',
    'block',
    `An encoded text names secrets of the user and ${aboutTarget(worst)}.`,
    place?.index ?? 0,
    place?.[0].length ?? file.text.length,
  )
}
