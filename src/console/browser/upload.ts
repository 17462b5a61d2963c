/** Drops, packs and sends a folder; the page of the upload then shows what was found in it. */
import { checkPicked, fromDrop, fromInput, type Picked } from './folder.ts'
import { startWorker } from './fragment.ts'
import { find, forget, type Held, keep } from './held.ts'
import type { PackMessage, Packed } from './pack-worker.ts'
import { call, Rejected, Sender, uploadsUrl } from './sender.ts'
import { listText, sizeText } from './texts.ts'

const reasonOf = (error: unknown): string =>
  error instanceof Rejected
    ? `${error.message} Nothing was installed. (${error.code})`
    : 'The service could not be reached. Nothing was installed.'

class Uploader {
  readonly #root: HTMLElement
  readonly #workspace: string
  #abort = new AbortController()
  #sender: Sender | null = null
  #held: Held | null = null
  #ready: { packed: Packed; name: string } | null = null

  constructor(root: HTMLElement) {
    this.#root = root
    this.#workspace = root.dataset['workspace'] ?? ''
    const acts: Record<string, () => unknown> = {
      send: () => this.#start(),
      reset: () => this.#reset(),
      pause: () => this.#togglePause(),
      abort: () => this.#end(),
    }
    for (const [name, act] of Object.entries(acts)) {
      root.querySelector(`[data-do=${name}]`)?.addEventListener('click', () => void act())
    }
    this.#listen()
  }

  /** What an earlier page of this browser began. */
  async resume(): Promise<void> {
    const held = await find(this.#workspace)
    if (held !== null) await this.#send(held, true)
  }

  /** A folder may be dropped anywhere on the page. */
  #listen(): void {
    const zone = document.getElementById('main') ?? this.#root
    const input = this.#root.querySelector<HTMLInputElement>('#folder')
    input?.addEventListener('change', () => {
      if (input.files?.length) void this.#pack(Promise.resolve(fromInput(input.files)))
    })
    zone.addEventListener('dragover', (event) => event.preventDefault())
    zone.addEventListener('drop', (event) => {
      event.preventDefault()
      const items = event.dataTransfer?.items
      if (items !== undefined && this.#sender === null) void this.#pack(fromDrop(items))
    })
  }

  #say(name: string, text: string): void {
    const element = this.#root.querySelector<HTMLElement>(`[data-text=${name}]`)
    if (element === null) return
    element.textContent = text
    if (name === 'failure') element.hidden = text === ''
  }

  #show(step: 'choose' | 'packed' | 'sending'): void {
    for (const part of this.#root.querySelectorAll<HTMLElement>('[data-step]')) {
      part.hidden = part.dataset['step'] !== step
    }
  }

  #fail(text: string): void {
    this.#say('status', '')
    this.#say('failure', text)
  }

  #reset(): void {
    this.#ready = null
    this.#sender = null
    const input = this.#root.querySelector<HTMLInputElement>('#folder')
    if (input !== null) input.value = ''
    this.#say('status', '')
    this.#show('choose')
  }

  async #pack(picking: Promise<Picked>): Promise<void> {
    this.#fail('')
    this.#say('status', 'Reading the folder …')
    try {
      const picked = await picking
      checkPicked(picked, Number(this.#root.dataset['max']))
      const packed = await this.#work(picked)
      this.#ready = { packed, name: picked.folder === '' ? 'skill' : picked.folder }
      this.#describe(packed, picked)
      this.#show('packed')
      this.#root.querySelector<HTMLElement>('[data-do=send]')?.focus()
    } catch (error) {
      this.#reset()
      this.#fail(error instanceof Error ? error.message : String(error))
    }
  }

  #work({ folder, files }: Picked): Promise<Packed> {
    const worker = startWorker(import.meta.url.replace(/^.*\/upload/, 'pack-worker'))
    return new Promise<Packed>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The folder could not be packed.')))
      worker.addEventListener('message', ({ data }: MessageEvent<PackMessage>) => {
        if (data.kind === 'packed') resolve(data.packed)
        else if (data.kind === 'failed') reject(new Error(data.reason))
        else this.#say('status', `Packed ${sizeText(data.done)} of ${sizeText(data.of)}`)
      })
      worker.postMessage({ folder, files })
    }).finally(() => worker.terminate())
  }

  #describe({ count, size, archive, scripts, fingerprint }: Packed, { folder, leftOut }: Picked) {
    const files = count === 1 ? '1 file' : `${count} files`
    this.#root.dataset['fingerprint'] = fingerprint
    this.#say('name', folder === '' ? 'Files without a folder' : folder)
    this.#say('facts', `${files}, ${sizeText(size)}, packed ${sizeText(archive.size)}`)
    const listed = listText(scripts)
    this.#say('scripts', listed && `Executable, since they start with #!: ${listed}`)
    this.#say('left', leftOut.length === 0 ? '' : `Left out: ${listText(leftOut)}`)
    this.#say('status', '')
  }

  async #start(): Promise<void> {
    if (this.#ready === null) return
    const { packed, name } = this.#ready
    this.#ready = null
    try {
      const started = await call(uploadsUrl(this.#workspace), {
        body: JSON.stringify({
          file_name: `${name.slice(0, 200)}.tar.gz`,
          archive_format: 'tar_gz',
          compressed_size_bytes: packed.archive.size,
          uncompressed_size_hint_bytes: packed.size,
          sha256: packed.sha256,
        }),
        signal: this.#abort.signal,
      })
      await this.#send({
        workspace: this.#workspace,
        uploadId: String(started['upload_id']),
        chunkBytes: Number(started['recommended_chunk_size_bytes']),
        name,
        archive: packed.archive,
      })
    } catch (error) {
      this.#ready = { packed, name }
      this.#fail(reasonOf(error))
    }
  }

  /** One tab sends; another one would only send the same again. */
  async #send(held: Held, isResumed = false): Promise<void> {
    const id = `skr-upload-${held.uploadId}`
    await navigator.locks.request(id, { ifAvailable: true }, async (lock) => {
      if (lock === null) return this.#say('status', `Another tab is already sending ${held.name}.`)
      this.#held = held
      const isKept = isResumed || (await keep(held))
      this.#say('sending', `Sending ${held.name}`)
      const kept = isKept
        ? 'After a lost connection or a reload of this page, it continues automatically.'
        : 'This browser does not keep it: leave the page open until it is sent.'
      this.#say('kept', kept)
      this.#say('pause', 'Pause')
      this.#show('sending')
      await this.#run(held)
    })
  }

  async #run(held: Held): Promise<void> {
    const bar = this.#root.querySelector('progress')
    const started = performance.now()
    let from: number | null = null
    const progress = {
      sent: (bytes: number): void => {
        from ??= bytes
        const seconds = (performance.now() - started) / 1000
        const rate = seconds > 1 ? `, ${sizeText((bytes - from) / seconds)} a second` : ''
        if (bar !== null) bar.value = bytes / held.archive.size
        this.#say('sent', `${sizeText(bytes)} of ${sizeText(held.archive.size)}${rate}`)
        this.#say('status', '')
      },
      waits: (reason: string): void => this.#say('status', `${reason} It continues automatically.`),
    }
    const { signal } = this.#abort
    this.#sender = new Sender(held, progress, signal)
    try {
      await this.#sender.run()
      await forget(held.workspace)
      const page = `/console/w/${encodeURIComponent(held.workspace)}/upload`
      location.assign(`${page}/${encodeURIComponent(held.uploadId)}`)
    } catch (error) {
      if (!signal.aborted) await this.#stopped(error, held)
    }
  }

  /** After a sign-in it continues; any other rejection is the end of it. */
  async #stopped(error: unknown, held: Held): Promise<void> {
    const isSignedOut = error instanceof Rejected && error.status === 401
    if (!isSignedOut) await forget(held.workspace)
    this.#reset()
    const ended = 'Your session has ended. Sign in again, and come back: what was sent is kept.'
    this.#fail(isSignedOut ? ended : reasonOf(error))
  }

  #togglePause(): void {
    const isPaused = this.#sender?.togglePause() === true
    this.#say('pause', isPaused ? 'Resume' : 'Pause')
    this.#say('status', isPaused ? 'Paused.' : '')
  }

  async #end(): Promise<void> {
    this.#abort.abort()
    this.#abort = new AbortController()
    const held = this.#held
    await forget(this.#workspace)
    this.#reset()
    this.#say('status', 'Aborted. Nothing was installed.')
    if (held === null) return
    const url = `${uploadsUrl(this.#workspace)}/${encodeURIComponent(held.uploadId)}/abort`
    // What cannot be aborted now expires within the hour.
    await call(url, { signal: this.#abort.signal }).catch(() => {})
  }
}

const root = document.getElementById('uploader')
const uploader = root && new Uploader(root)
if (root?.hasAttribute('data-resumes')) void uploader?.resume()
