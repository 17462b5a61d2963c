/** Small packages that were never there, as the service and as the npm registry are sent them. */
import { hash, randomBytes } from 'node:crypto'
import { tarGz } from '../support/archives.ts'
import type { Sent } from './callers.ts'

let made = 0

const text = (bytes: number): string => randomBytes(bytes).toString('base64')

/** A name that was never there, and five files of about 3 kB when packed, none seen before. */
const nextPackage = (folder: (name: string) => string): { name: string; archive: Buffer } => {
  made += 1
  const name = `bench-${process.pid}-${made}`
  const top = folder(name)
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

const BOUNDARY = 'bench-boundary'

/** In one call. */
export const installing = (): Sent => {
  const { archive } = nextPackage((name) => name)
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="archive"; filename="skill.tar.gz"\r\ncontent-type: application/gzip\r\n\r\n`
  return {
    method: 'POST',
    path: '/v1/workspaces/default/skills/archive',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), archive, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}

/** What `npm publish` sends. */
export const publishing = (): Sent => {
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
