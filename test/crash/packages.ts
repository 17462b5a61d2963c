/** Packages of which no two are alike, though they share files; each knows what must be read back. */
import { type PackageFiles, packageArchive, skillMd } from '../support/archives.ts'
import { sha256 } from '../support/psu1.ts'
import type { Random } from './random.ts'

export type Pack = {
  slug: string
  fingerprint: string
  archive: Buffer
  files: Map<string, { bytes: Buffer; isExecutable: boolean }>
}

const commons = ['one', 'two', 'three'].map((name) => Buffer.from(`${name}\n`.repeat(2000)))

/** As the design has it: the lines `path NUL mode NUL sha256 LF`, sorted by path bytes. */
const fingerprintOf = (files: Pack['files']): string =>
  sha256(
    Buffer.from(
      [...files]
        .map(([path, { bytes, isExecutable }]) => {
          const mode = isExecutable ? '755' : '644'
          return `${path}\0${mode}\0${sha256(bytes)}\n`
        })
        .toSorted()
        .join(''),
    ),
  )

let made = 0

export const newPack = (slug: string, random: Random): Pack => {
  made += 1
  const large = random.bytes(random.pick([0, 100, 20_000, 300_000]))
  const files: Pack['files'] = new Map([
    [
      'SKILL.md',
      { bytes: Buffer.from(skillMd({ name: slug, body: `Number ${made}.` })), isExecutable: false },
    ],
    ['bin/run.sh', { bytes: Buffer.from('#!/bin/sh\n'), isExecutable: true }],
    ['data/large.bin', { bytes: large, isExecutable: false }],
    ['docs/common.md', { bytes: random.pick(commons), isExecutable: false }],
  ])
  const members: PackageFiles = Object.fromEntries(
    Array.from(files, ([path, { bytes, isExecutable }]) => [
      path,
      { body: bytes, mode: isExecutable ? 0o755 : 0o644 },
    ]),
  )
  return {
    slug,
    fingerprint: fingerprintOf(files),
    archive: packageArchive({ folder: slug, files: members }),
    files,
  }
}
