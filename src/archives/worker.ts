/**
 * Entry of a reader thread: reads one archive after the other. A hostile archive can at worst end
 * this thread, never the process; time and memory are limited from outside (see pool.ts).
 */
import { parentPort, type MessagePort } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import { Batch } from './batch.ts'
import { toPlain, type Ending, type FromThread, type ToThread } from './protocol.ts'
import { readPackage } from './read-package.ts'
import type { ReadFile } from './types.ts'

type Answer = PromiseWithResolvers<Uint8Array | null>

const send = (port: MessagePort, message: FromThread | 'ready', transfer: ArrayBuffer[] = []) =>
  port.postMessage(message, transfer)

/** One job's side of the conversation. At most one question of each kind is open at a time. */
class Job {
  readonly id: number
  readonly #port: MessagePort
  #chunk: Answer | null = null
  #stored: Answer | null = null
  #isAborted = false

  constructor(id: number, port: MessagePort) {
    this.id = id
    this.#port = port
  }

  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      this.#chunk = Promise.withResolvers()
      const bytes = await this.#ask(this.#chunk, { job: this.id, kind: 'pull' }, [])
      if (bytes === null) return
      yield bytes
    }
  }

  async store(files: ReadFile[]): Promise<void> {
    this.#stored = Promise.withResolvers()
    // Each file is alone in its buffer, so the buffers can change hands uncopied.
    const buffers = files.map((file) => file.bytes.buffer).filter((it) => it instanceof ArrayBuffer)
    await this.#ask(this.#stored, { job: this.id, kind: 'store', files }, buffers)
  }

  hear(message: ToThread): void {
    if (message.kind === 'chunk') this.#chunk?.resolve(message.bytes)
    if (message.kind === 'stored') this.#stored?.resolve(null)
    if (message.kind === 'abort') this.#abort()
  }

  end(ending: Ending): void {
    send(this.#port, { job: this.id, ...ending })
  }

  #ask(answer: Answer, question: FromThread, transfer: ArrayBuffer[]): Promise<Uint8Array | null> {
    if (this.#isAborted) answer.reject(new Error('aborted'))
    else send(this.#port, question, transfer)
    return answer.promise
  }

  #abort(): void {
    this.#isAborted = true
    for (const answer of [this.#chunk, this.#stored]) {
      // An answer that nobody waits for any more must not count as an unhandled failure.
      answer?.promise.catch(() => {})
      answer?.reject(new Error('aborted'))
    }
  }
}

async function* alone(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytes
}

type Start = ToThread & { kind: 'start' }

const run = async (job: Job, { limits, archive }: Start): Promise<void> => {
  try {
    const batch = new Batch((files) => job.store(files))
    const source = archive === null ? job.chunks() : alone(archive)
    const skillPackage = await readPackage(source, limits, (file) => batch.add(file))
    job.end({ kind: 'done', skillPackage, rest: await batch.finish() })
  } catch (error) {
    if (error instanceof AppError) {
      job.end({ kind: 'refused', refusal: toPlain(error) })
      return
    }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    job.end({ kind: 'failed', message, stack: stack ?? '' })
  }
}

const serve = (port: MessagePort): void => {
  let current: Job | null = null
  port.on('message', (message: ToThread) => {
    if (message.kind === 'start') {
      current = new Job(message.job, port)
      void run(current, message)
    } else if (message.job === current?.id) {
      current.hear(message)
    }
  })
  send(port, 'ready')
}

if (parentPort !== null) serve(parentPort)
