/** Small packages that are published one by one: the service by the npm registry. */
import { hash, randomBytes } from 'node:crypto'
import { tarGz } from '../support/archives.ts'
import type { Bench } from './bench.ts'
import { type Sent, writeRate } from './callers.ts'
import { verdaccio } from './peers.ts'
import { compare, type Outcome, type Row } from './row.ts'

const CALLERS = 8
const PACKAGES = 200

let made = 0

/** A name that was never there, and five files of about 3 kB when packed, none seen before. */
const nextPackage = (folder: (name: string) => string): { name: string; archive: Buffer } => {
  made += 1
  const name = `bench-${process.pid}-${made}`
  const top = folder(name)
  const text = (bytes: number): string => randomBytes(bytes).toString('base64')
  const archive = tarGz([
    {
      path: `${top}/SKILL.md`,
      body: `---\nname: ${name}\ndescription: Reads and writes reports of the kind ${name}.\n---\n\n# ${name}\n\n${text(600)}\n`,
    },
    { path: `${top}/package.json`, body: JSON.stringify({ name, version: '1.0.0' }) },
    { path: `${top}/references/format.md`, body: `# The format\n\n${text(600)}\n` },
    { path: `${top}/references/examples.md`, body: `# Examples\n\n${text(600)}\n` },
    { path: `${top}/scripts/run.sh`, body: `#!/bin/sh\necho ${text(300)}\n` },
  ])
  return { name, archive }
}

const many = (make: () => Sent) => (): Sent[] => Array.from({ length: PACKAGES }, make)

const BOUNDARY = 'bench-boundary'

const installing = (): Sent => {
  const { archive } = nextPackage((name) => name)
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="archive"; filename="skill.tar.gz"\r\ncontent-type: application/gzip\r\n\r\n`
  return {
    method: 'POST',
    path: '/v1/workspaces/default/skills',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), archive, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}

/** What `npm publish` sends. */
const publishing = (): Sent => {
  const { name, archive } = nextPackage(() => 'package')
  const version = '1.0.0'
  const file = `${name}-${version}.tgz`
  const document = {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: {
      [version]: {
        name,
        version,
        description: `Reads and writes reports of the kind ${name}.`,
        dist: { tarball: `http://localhost/${name}/-/${file}`, shasum: hash('sha1', archive) },
      },
    },
    _attachments: {
      [file]: {
        content_type: 'application/octet-stream',
        data: archive.toString('base64'),
        length: archive.length,
      },
    },
  }
  return {
    method: 'PUT',
    path: `/${name}`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(document)),
  }
}

const againstVerdaccio = async (bench: Bench): Promise<Outcome> => {
  const { url: theirs } = await verdaccio(bench)
  const { url } = await bench.service({ DATABASE_URL: await bench.database() })
  return await compare(
    bench,
    'per s',
    writeRate('install', { url, callers: CALLERS, requests: many(installing) }),
    writeRate('npm publish', { url: theirs, callers: CALLERS, requests: many(publishing) }),
  )
}

export const installRows: Row[] = [
  {
    name: 'install-small',
    what: 'install of 5 files, 3 kB packed, in one call, 8 callers, by npm publish to verdaccio',
    goal: { atLeast: 4.5 },
    measure: againstVerdaccio,
  },
]
