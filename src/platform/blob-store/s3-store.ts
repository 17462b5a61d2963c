/**
 * Objects of an S3-compatible server. Each is written by one create-only PUT with a digest that the
 * server checks. So an object is complete and durable, or does not exist.
 */
import { createHash, webcrypto } from 'node:crypto'
import { Readable } from 'node:stream'
import { Spool } from '../spool.ts'
import type { BlobStore, ByteRange, Stored, StoredObject } from './blob-store.ts'
import { checkedBody } from './checked-body.ts'
import { assertKey, assertPrefix, assertRange, isKey } from './keys.ts'
import { ObjectDamaged, ObjectExists, ObjectMissing, storeUnavailable } from './object-errors.ts'
import { S3Client, type S3Request, type S3Settings } from './s3-client.ts'
import { errorIn, objectErrorIn } from './s3-failure.ts'
import { digestIn, discard, rangeIn, sizeIn } from './s3-response.ts'
import { type Page, readPage } from './s3-xml.ts'

const MAX_DELETES_AT_ONCE = 8

const askForDigest = { 'x-amz-checksum-mode': 'ENABLED' }

const describe = async (bytes: Uint8Array): Promise<Stored> => {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes)
  return { size: bytes.length, sha256: Buffer.from(digest).toString('hex') }
}

export class S3Store implements BlobStore {
  readonly #client: S3Client
  readonly #prefix: string

  constructor(settings: S3Settings) {
    this.#client = new S3Client(settings)
    this.#prefix = settings.prefix
  }

  async put(key: string, source: Uint8Array | AsyncIterable<Uint8Array>): Promise<Stored> {
    assertKey(key)
    if (source instanceof Uint8Array) return this.#create(key, await describe(source), () => source)
    // The digest is sent before the bytes, and a retry needs the bytes again.
    const spool = await Spool.fill(source)
    try {
      const stored = { size: spool.size, sha256: spool.digest() }
      return await this.#create(key, stored, () => Readable.from(spool.read()))
    } finally {
      await spool.close()
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    assertKey(key)
    if (range) assertRange(range)
    if (!range) return this.#getWhole(key)
    return range.start === range.end ? this.#getNothing(key, range) : this.#getPart(key, range)
  }

  async delete(keys: string[]): Promise<void> {
    keys.forEach(assertKey)
    const left = keys.values()
    const deleteInTurn = async (): Promise<void> => {
      for (const key of left) await this.#delete(key)
    }
    await Promise.all(Array.from({ length: MAX_DELETES_AT_ONCE }, deleteInTurn))
  }

  async *list(prefix: string): AsyncGenerator<StoredObject, void, undefined> {
    assertPrefix(prefix)
    for (let token: string | null = ''; token !== null;) {
      const page: Page = await this.#listPage(this.#prefix + prefix, token)
      for (const object of page.objects) {
        const key = object.key.slice(this.#prefix.length)
        // Other objects in the bucket are ignored.
        if (isKey(key)) yield { ...object, key }
      }
      token = page.nextToken
    }
  }

  async close(): Promise<void> {
    await this.#client.close()
  }

  async #create(key: string, stored: Stored, open: () => Uint8Array | Readable): Promise<Stored> {
    const request: S3Request = {
      method: 'PUT',
      path: this.#prefix + key,
      headers: {
        'if-none-match': '*',
        'x-amz-checksum-sha256': Buffer.from(stored.sha256, 'hex').toString('base64'),
      },
      body: { ...stored, open },
    }
    const isNew = await this.#client.send(request, async (response) => {
      if (![200, 412].includes(response.statusCode)) throw await errorIn(response)
      await response.body.dump()
      return response.statusCode === 200
    })
    if (!isNew) await this.#assertSame(key, stored)
    return stored
  }

  /** The key also exists if an earlier attempt succeeded and only its response was lost. */
  async #assertSame(key: string, { sha256 }: Stored): Promise<void> {
    const digest = await this.#digestOf(key).catch((error: unknown) => {
      // It was deleted meanwhile, so another attempt of the caller may succeed.
      throw error instanceof ObjectMissing ? storeUnavailable(error) : error
    })
    if (digest !== sha256) throw new ObjectExists(key)
  }

  async #digestOf(key: string): Promise<string> {
    const { digest } = await this.#head(key)
    if (digest !== null) return digest
    const hash = createHash('sha256')
    for await (const bytes of await this.#getWhole(key)) hash.update(bytes)
    return hash.digest('hex')
  }

  #head(key: string): Promise<{ size: number; digest: string | null }> {
    const path = this.#prefix + key
    return this.#client.send({ method: 'HEAD', path, headers: askForDigest }, async (response) => {
      await response.body.dump()
      if (response.statusCode === 404) throw new ObjectMissing(key)
      if (response.statusCode !== 200) throw await errorIn(response)
      return { size: sizeIn(response), digest: digestIn(response) }
    })
  }

  #getWhole(key: string): Promise<Readable> {
    const path = this.#prefix + key
    return this.#client.send({ method: 'GET', path, headers: askForDigest }, async (response) => {
      if (response.statusCode !== 200) throw await objectErrorIn(response, key)
      const expected = { key, size: sizeIn(response), sha256: digestIn(response) }
      return checkedBody(response.body, expected)
    })
  }

  #getPart(key: string, { start, end }: ByteRange): Promise<Readable> {
    const path = this.#prefix + key
    const headers = { range: `bytes=${start}-${end - 1}` }
    return this.#client.send({ method: 'GET', path, headers }, async (response) => {
      if (response.statusCode !== 206) throw await objectErrorIn(response, key)
      if (rangeIn(response) !== `${start}-${end - 1}`) {
        await discard(response)
        throw new ObjectDamaged(key, `it has fewer than ${end} bytes`)
      }
      return checkedBody(response.body, { key, size: end - start, sha256: null })
    })
  }

  async #getNothing(key: string, { end }: ByteRange): Promise<Readable> {
    const { size } = await this.#head(key)
    if (end > size) throw new ObjectDamaged(key, `it has ${size} bytes, fewer than ${end}`)
    return Readable.from([])
  }

  #delete(key: string): Promise<void> {
    const path = this.#prefix + key
    return this.#client.send({ method: 'DELETE', path }, async (response) => {
      if ([200, 204].includes(response.statusCode)) await response.body.dump()
      else {
        const error = await objectErrorIn(response, key)
        if (!(error instanceof ObjectMissing)) throw error
      }
    })
  }

  #listPage(prefix: string, token: string): Promise<Page> {
    const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) }
    return this.#client.send({ method: 'GET', path: '', query }, async (response) => {
      if (response.statusCode !== 200) throw await errorIn(response)
      return readPage(await response.body.text())
    })
  }
}
