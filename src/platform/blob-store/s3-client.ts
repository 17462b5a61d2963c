/**
 * Signed requests to one bucket. Each attempt has a time limit; transient failures are retried for
 * `timeoutMs`, after which the store counts as unavailable.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Readable } from 'node:stream'
import type { AwsV4Signer } from 'aws4fetch'
import type { Agent, request } from 'undici'
import { AppError } from '../errors.ts'
import { ObjectError, storeUnavailable } from './object-errors.ts'
import { asStoreError, readFailure, type S3Failure } from './s3-failure.ts'
import type { S3Response } from './s3-response.ts'

export type S3Settings = {
  /** An origin. */
  endpoint: string
  bucket: string
  region: string
  /** Prepended to each key; empty, or ends with a slash. */
  prefix: string
  /** Whether the bucket is part of the path, not of the host name. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
  /** The longest wait for the start of a response, and for each further piece of it. */
  timeoutMs: number
}

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Below the bucket; empty for the bucket itself. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: { size: number; sha256: string; open: () => Uint8Array | Readable }
}

type Libraries = { agent: Agent; request: typeof request; Signer: typeof AwsV4Signer }

/** A slower upload is aborted. */
const MIN_BYTES_PER_MS = 256
const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 2000

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A create-only write gets 409 while another one of the same key is in progress. */
const TRANSIENT = [408, 409, 429, 500, 502, 503, 504]
/** Codes with status 400 which mean that the body was damaged or cut off in transit. */
const TRANSIENT_CODES = [
  'BadDigest',
  'IncompleteBody',
  'InvalidDigest',
  'RequestTimeout',
  'XAmzContentChecksumMismatch',
  'XAmzContentSHA256Mismatch',
]

export const bucketUrl = ({ endpoint, bucket, pathStyle }: S3Settings): string =>
  pathStyle ? `${endpoint}/${bucket}/` : `${endpoint.replace('//', `//${bucket}.`)}/`

const isTransient = ({ status, code }: S3Failure): boolean =>
  TRANSIENT.includes(status) || (status === 400 && TRANSIENT_CODES.includes(code ?? ''))

export class S3Client {
  readonly #settings: S3Settings
  /** Signing keys; each is valid for a day. */
  readonly #cache = new Map<string, ArrayBuffer>()
  #libraries: Promise<Libraries> | undefined

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  /**
   * Passes the first response that is not a transient failure to `receive`, which reads or discards
   * its body.
   */
  async send<T>(request: S3Request, receive: (response: S3Response) => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + this.#settings.timeoutMs
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      try {
        return await this.#attempt(request, receive)
      } catch (error) {
        if (error instanceof AppError || error instanceof ObjectError) throw error
        if (performance.now() + pause > giveUpAt) throw storeUnavailable(error)
      }
      await sleep(pause * (0.5 + Math.random()))
    }
  }

  async close(): Promise<void> {
    await (await this.#libraries)?.agent.destroy()
  }

  async #attempt<T>(request: S3Request, receive: (response: S3Response) => Promise<T>): Promise<T> {
    const limitMs = this.#settings.timeoutMs + (request.body?.size ?? 0) / MIN_BYTES_PER_MS
    const timeout = new AbortController()
    const timer = setTimeout(() => {
      timeout.abort(new Error(`the store did not respond within ${Math.round(limitMs)} ms`))
    }, limitMs)
    try {
      const response = await this.#request(request, timeout.signal)
      const { statusCode } = response
      if (statusCode < 500 && statusCode !== 400 && !TRANSIENT.includes(statusCode)) {
        return await receive(response).catch((error: unknown) => {
          // An unread body blocks its connection for the next request.
          response.body.on('error', () => undefined).destroy()
          throw error
        })
      }
      const failure = await readFailure(response)
      throw isTransient(failure) && !failure.isFull ? failure : asStoreError(failure)
    } finally {
      clearTimeout(timer)
    }
  }

  async #request(request: S3Request, signal: AbortSignal): Promise<S3Response> {
    const libraries = await (this.#libraries ??= this.#load())
    const { accessKeyId, secretAccessKey, region } = this.#settings
    const { method, path, query, headers, body } = request
    const url = new URL(bucketUrl(this.#settings) + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const signed = await new libraries.Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache: this.#cache,
    }).sign()
    const signedHeaders = Object.fromEntries(signed.headers)
    return libraries.request(signed.url, {
      dispatcher: libraries.agent,
      method,
      headers: body ? { ...signedHeaders, 'content-length': `${body.size}` } : signedHeaders,
      body: body ? body.open() : null,
      signal,
    })
  }

  /** Loaded on first use: a process that stores bytes in a folder does not need them. */
  async #load(): Promise<Libraries> {
    const [undici, aws] = await Promise.all([import('undici'), import('aws4fetch')])
    const agent = new undici.Agent({ headersTimeout: 0, bodyTimeout: this.#settings.timeoutMs })
    return { agent, request: undici.request, Signer: aws.AwsV4Signer }
  }
}
