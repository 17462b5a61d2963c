import { Buffer } from 'node:buffer'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { create } from 'tar'
import { gzip, longName, pax, skillMd, tar, type TarMember } from '../support/archives.ts'
import { legalCases } from './legal.ts'
import { readAll } from './reading.ts'
import { asPackage, asSeen, hasGnuTar, listWithSystemTar, run } from './system-tar.ts'

const skip = hasGnuTar() ? false : 'needs GNU tar'

t.test('the system reads the same files from every legal archive', { skip }, async (t) => {
  for (const { what, bytes } of legalCases) {
    const read = await readAll(bytes)
    t.strictSame(asSeen(read), asPackage(listWithSystemTar(bytes), read.folder), what)
  }
})

const name = fc
  .string({
    unit: fc.constantFrom(...Array.from('abcXYZ019-_.~ é文🎉')),
    minLength: 1,
    maxLength: 40,
  })
  .map((text) => `n${text}z`)
const anyPath = fc.array(name, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'))
const body = fc.uint8Array({ maxLength: 1500 })
const mode = fc.constantFrom(0o644, 0o755, 0o600, 0o777)

/** Paths of which none is another's folder, nor another's in a different case. */
const files = fc
  .uniqueArray(fc.record({ path: anyPath, body, mode }), {
    maxLength: 8,
    selector: (file) => file.path.split('/')[0]?.normalize('NFKC').toLowerCase(),
  })
  .map((list) => [{ path: 'SKILL.md', body: Buffer.from(skillMd()), mode: 0o644 }, ...list])

type Form = 'ustar' | 'gnu' | 'pax'

const membersOf = (
  file: { path: string; body: Uint8Array; mode: number },
  form: Form,
): TarMember[] => {
  const format = form === 'gnu' ? 'gnu' : 'ustar'
  const isShort = Buffer.byteLength(file.path) <= 100
  if (isShort && form !== 'pax') return [{ ...file, format }]
  const extended = form === 'gnu' ? longName(file.path) : pax({ path: file.path, mtime: '1.5' })
  return [extended, { ...file, path: 'short', format }]
}

t.test('the system reads the same files from generated archives', { skip }, async () => {
  const archive = fc.record({
    list: files,
    form: fc.constantFrom<Form>('ustar', 'gnu', 'pax'),
    prefix: fc.constantFrom('', './', 'top/', './top/'),
  })
  const property = fc.asyncProperty(archive, async ({ list, form, prefix }) => {
    const members = list.flatMap((file) => membersOf({ ...file, path: prefix + file.path }, form))
    const bytes = gzip(tar(members))
    const read = await readAll(bytes)
    const expected = asPackage(listWithSystemTar(bytes), read.folder)
    if (read.files.length !== list.length) throw new Error('files are missing')
    t.strictSame(asSeen(read), expected)
  })
  await fc.assert(property, { numRuns: 150, seed: 8 })
})

t.test('what the tar package packs is read back as it was', async (t) => {
  const deep = `${'long-component/'.repeat(12)}é.md`
  const root = t.testdir({ 'SKILL.md': skillMd(), docs: { 'a.md': 'a' }, 'run.sh': '#!/bin/sh' })
  mkdirSync(dirname(join(root, deep)), { recursive: true })
  writeFileSync(join(root, deep), 'deep')
  chmodSync(join(root, 'run.sh'), 0o755)
  for (const portable of [true, false]) {
    const made = await create({ gzip: true, cwd: root, portable, sync: false }, ['.']).concat()
    const read = await readAll(made)
    t.strictSame(
      read.files.map((file) => [file.path, file.executable]),
      [
        ['SKILL.md', false],
        ['docs/a.md', false],
        [deep, false],
        ['run.sh', true],
      ],
    )
    t.equal(read.bytesOf(deep).toString(), 'deep')
  }
})

t.test('what the system packs is read back as it was', { skip }, async (t) => {
  const [first = []] = fc.sample(files, { numRuns: 1, seed: 21 })
  const [second = []] = fc.sample(files, { numRuns: 1, seed: 22 })
  const root = t.testdir()
  const written = new Map<string, Buffer>()
  for (const [index, file] of [...first, ...second.slice(1)].entries()) {
    const target = index === 0 ? file.path : `${index}/${file.path}`
    written.set(target, Buffer.from(file.body))
    mkdirSync(dirname(join(root, 'skill', target)), { recursive: true })
    writeFileSync(join(root, 'skill', target), file.body, { mode: file.mode })
  }
  const paths = [...written.keys()].toSorted((a, b) =>
    Buffer.compare(Buffer.from(a), Buffer.from(b)),
  )
  for (const format of ['gnu', 'oldgnu', 'pax', 'ustar', 'v7']) {
    for (const [from, what] of [
      [root, 'skill'],
      [join(root, 'skill'), '.'],
    ] as const) {
      const made = run(['-c', '-z', `--format=${format}`, '-C', from, '-f', '-', what])
      if (!made.ok) continue
      const read = await readAll(made.stdout)
      t.strictSame(
        read.files.map((file) => file.path),
        paths,
        `${format} of ${what}`,
      )
      t.equal(read.folder, what === '.' ? null : 'skill')
      for (const [path, content] of written) {
        t.ok(content.equals(read.bytesOf(path)), `content of ${path}`)
      }
    }
  }
})
