/** Where services of a test keep bytes: below a prefix of their own in a real bucket. */
import { testStore } from '../blob-store/drivers.ts'
import type { AgeingBlobs, OpenBlobs } from '../support/blobs.ts'
import { ownPrefix, s3Env, type S3Server } from '../support/s3-server.ts'
import { type Choose, faultySettings } from './faulty-proxy.ts'

export const s3Blobs =
  (server: S3Server): OpenBlobs =>
  async (t) => {
    const settings = ownPrefix(server)
    return { env: s3Env(settings), store: testStore(t, settings) }
  }

/** Through a proxy, that `choose` disturbs; the store of the test leads past it. */
export const faultyBlobs =
  (server: S3Server, choose: Choose): OpenBlobs =>
  async (t) => {
    const settings = await faultySettings(t, server, choose)
    const direct = { ...settings, endpoint: server.settings.endpoint }
    return { env: s3Env(settings), store: testStore(t, direct) }
  }

export const ageingBlobs =
  (server: S3Server): OpenBlobs<AgeingBlobs> =>
  async (t, connectionString) => {
    const old = new Set<string>()
    const choose: Choose = ({ method, path }) =>
      method === 'GET' && path.includes('list-type=2') ? { kind: 'age', keys: old } : null
    const blobs = await faultyBlobs(server, choose)(t, connectionString)
    const age = async (keys: string[]): Promise<void> => {
      for (const key of keys) old.add(key)
    }
    return { ...blobs, age }
  }
