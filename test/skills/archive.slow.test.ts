/** Downloads: one canonical archive of a revision, the same bytes for ever, whole and in ranges. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, testReplica, type TestApp } from '../support/app.ts'
import { blobFolder, listKeys, testStore } from '../support/blobs.ts'
import { call, givenInstalledSkill, multipart } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'

const longPath = `${'deep/'.repeat(25)}${'long-name-'.repeat(12)}.txt`
const files = {
  'SKILL.md': skillMd({ name: 'pack-me' }),
  'a b.txt': 'blank',
  'empty.txt': '',
  'naïve/файл.md': 'unicode',
  'run.sh': { body: '#!/bin/sh\necho hi\n', mode: 0o755 },
  'block.bin': Buffer.alloc(512, 7),
  'big.bin': Buffer.alloc(2_500_000, 'skill '),
  [longPath]: 'a path that ustar cannot hold',
}
const archive = packageArchive({ folder: 'whatever', files })

const bodyOf = (content: (typeof files)[keyof typeof files]): Buffer =>
  Buffer.from(typeof content === 'object' && 'body' in content ? content.body : content)

type Download = { status: number; headers: Record<string, unknown>; bytes: Buffer }

const download = async (
  { app }: TestApp,
  path = '/skills/user/pack-me/archive',
  headers: Record<string, string> = {},
): Promise<Download> => {
  const answer = await app.inject({ url: `/v1/workspaces/default${path}`, headers })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted()

const checkUnpacked = (t: Test, folder: string): void => {
  t.same(listed(folder), Object.keys(files).toSorted())
  for (const [path, content] of Object.entries(files)) {
    t.ok(readFileSync(join(folder, path)).equals(bodyOf(content)), path)
    const isExecutable = typeof content === 'object' && 'mode' in content
    t.equal(statSync(join(folder, path)).mode & 0o777, isExecutable ? 0o755 : 0o644, path)
  }
}

const python = `
import sys, tarfile
with tarfile.open(sys.argv[1]) as archive:
    archive.extractall(sys.argv[2])
`

const unpackers: Record<string, (file: string, folder: string) => [string, string[]]> = {
  tar: (file, folder) => ['tar', ['-xpzf', file, '-C', folder]],
  bsdtar: (file, folder) => ['bsdtar', ['-xpzf', file, '-C', folder]],
  python3: (file, folder) => ['python3', ['-c', python, file, folder]],
}

const has = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

t.test('an archive unpacks to the same bytes and modes with other readers', async (t) => {
  const test = await testApp(t)
  const { fingerprint } = await givenInstalledSkill(test.app, archive)
  const folder = await download(test)
  const root = await download(test, '/skills/user/pack-me/archive?layout=root')
  t.equal(folder.status, 200)
  t.equal(folder.headers['content-type'], 'application/gzip')
  t.match(folder.headers['content-disposition'], 'attachment; filename=pack-me-0.1.0.tar.gz')
  t.equal(folder.headers.etag, `"${fingerprint}"`)
  t.equal(root.headers.etag, folder.headers.etag, 'its address has another layout')
  for (const [program, command] of Object.entries(unpackers)) {
    await t.test(program, { skip: has(program) ? false : `no ${program} here` }, async (t) => {
      const place = t.testdir({ folder: {}, root: {} })
      for (const [layout, { bytes }] of Object.entries({ folder, root })) {
        writeFileSync(join(place, `${layout}.tar.gz`), bytes)
        const [name, args] = command(join(place, `${layout}.tar.gz`), join(place, layout))
        execFileSync(name, args, { stdio: ['ignore', 'ignore', 'pipe'] })
      }
      checkUnpacked(t, join(place, 'folder', 'pack-me'))
      checkUnpacked(t, join(place, 'root'))
    })
  }
})

t.test('the archive is canonical, and installs again as the same package', async (t) => {
  const test = await testApp(t)
  const skill = await givenInstalledSkill(test.app, archive)
  const { bytes } = await download(test)
  const tar = gunzipSync(bytes)
  t.equal(tar.toString('latin1', 0, 16), 'pack-me/SKILL.md')
  t.equal(Number.parseInt(tar.toString('latin1', 100, 107), 8), 0o644)
  t.equal(Number.parseInt(tar.toString('latin1', 136, 147), 8), 0, 'no time')
  const again = await givenInstalledSkill(test.app, bytes, { target: 'registry' })
  t.equal(again.fingerprint, skill.fingerprint)
})

t.test('replicas that pack at the same time serve the same stored bytes', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  await givenInstalledSkill(one.app, archive)
  const answers = await Promise.all([one, two, one, two].map((replica) => download(replica)))
  t.same(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  t.equal(new Set(answers.map(({ bytes }) => sha256(bytes))).size, 1)
  const rows = await one.db
    .selectFrom('skill_archives')
    .selectAll()
    .where('top_folder', '<>', '')
    .execute()
  t.equal(rows.length, 1)
  t.equal(rows[0]?.sha256, sha256(answers[0]?.bytes ?? Buffer.alloc(0)))
})

t.test('stored archives are served, even if packing would yield other bytes today', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, archive)
  await download(test)
  const bytesThen = Buffer.from('as packed once')
  const key = `${randomUUID()}/archives/${randomUUID()}`
  const { sha256: digest, size } = await testStore(test.connectionString).put(key, bytesThen)
  await sql`
    update skill_archives set sha256 = ${digest}, size = ${size}, object_key = ${key}`.execute(
    test.db,
  )
  const { bytes } = await download(test)
  t.same(bytes, bytesThen)
})

t.test('the sweep leaves packed archives, however old they are', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, archive)
  const before = await download(test)
  const [key = ''] = await listKeys(test.connectionString, 'archives')
  await utimes(join(blobFolder(test.connectionString), key), 0, 0)
  await test.services.sweeper.run()
  const after = await download(test)
  t.ok(after.bytes.equals(before.bytes))
})

const ranges: [string, Record<string, string>, number, [number, number] | null][] = [
  ['the first bytes', { range: 'bytes=0-9' }, 206, [0, 10]],
  ['from the middle on', { range: 'bytes=100-' }, 206, [100, 1_000_000]],
  ['the last bytes', { range: 'bytes=-7' }, 206, [999_993, 1_000_000]],
  ['more than there is', { range: 'bytes=999990-2000000' }, 206, [999_990, 1_000_000]],
  ['one byte', { range: 'bytes=5-5' }, 206, [5, 6]],
  ['across a part', { range: 'bytes=0-999999' }, 206, [0, 1_000_000]],
  ['several ranges', { range: 'bytes=0-1,5-6' }, 200, [0, 1_000_000]],
  ['another unit', { range: 'lines=0-1' }, 200, [0, 1_000_000]],
  ['nonsense', { range: 'bytes=x-y' }, 200, [0, 1_000_000]],
  ['backwards', { range: 'bytes=9-1' }, 200, [0, 1_000_000]],
  ['more of the end than there is', { range: 'bytes=-9999999' }, 206, [0, 1_000_000]],
  ['past the end', { range: 'bytes=1000000-' }, 416, null],
  ['nothing of the end', { range: 'bytes=-0' }, 416, null],
  ['an outdated tag', { range: 'bytes=0-9', 'if-range': '"other"' }, 200, [0, 1_000_000]],
]

t.test('files are served in ranges', async (t) => {
  const test = await testApp(t)
  const content = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => index % 251))
  await givenInstalledSkill(
    test.app,
    packageArchive({ files: { 'SKILL.md': skillMd({ name: 'ranged' }), 'x.bin': content } }),
  )
  const path = '/skills/user/ranged/files/x.bin'
  for (const [name, headers, status, slice] of ranges) {
    await t.test(name, async (t) => {
      const answer = await download(test, path, headers)
      t.equal(answer.status, status)
      if (!slice) {
        t.equal(answer.headers['content-range'], 'bytes */1000000')
        t.equal(JSON.parse(answer.bytes.toString()).code, 'request.range')
        return
      }
      t.ok(answer.bytes.equals(content.subarray(...slice)))
      const wanted = status === 206 ? `bytes ${slice[0]}-${slice[1] - 1}/1000000` : undefined
      t.equal(answer.headers['content-range'], wanted)
    })
  }
})

t.test('an error has no headers of the response that it replaces', async (t) => {
  const test = await testApp(t)
  const { fingerprint } = await givenInstalledSkill(test.app, archive)
  const path = `/skills/user/pack-me/files/run.sh?fingerprint=${fingerprint}`
  const { status, headers } = await download(test, path, { range: 'bytes=999999-' })
  t.equal(status, 416)
  t.equal(headers['cache-control'], 'no-store')
  for (const name of ['etag', 'content-disposition', 'accept-ranges']) t.notOk(headers[name], name)
})

t.test('HEAD has no ranges', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, archive)
  const answer = await call(app, 'HEAD', '/skills/user/pack-me/archive', {
    headers: { range: 'bytes=0-9' },
  })
  t.equal(answer.status, 200)
  t.notOk(answer.headers['content-range'])
})

t.test('an archive that many clients request at once is packed once', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, archive)
  const answers = await Promise.all(Array.from({ length: 8 }, () => download(test)))
  t.equal(new Set(answers.map(({ bytes }) => sha256(bytes))).size, 1)
})

t.test('a range of an archive joins with the rest to the whole', async (t) => {
  const test = await testApp(t)
  await givenInstalledSkill(test.app, archive)
  const path = '/skills/user/pack-me/archive'
  const whole = await download(test)
  const tag = String(whole.headers.etag)
  const parts = await Promise.all([
    download(test, path, { range: 'bytes=0-99', 'if-range': tag }),
    download(test, path, { range: 'bytes=100-', 'if-range': tag }),
  ])
  t.ok(Buffer.concat(parts.map(({ bytes }) => bytes)).equals(whole.bytes))
  const unchanged = await download(test, path, { range: 'bytes=0-9', 'if-none-match': tag })
  t.equal(unchanged.status, 304)
})

t.test('the entity tag of an archive is the fingerprint, and goes with the revision', async (t) => {
  const test = await testApp(t)
  const { fingerprint: first } = await givenInstalledSkill(test.app, archive)
  const changed = { ...files, 'a b.txt': 'changed' }
  const form = multipart(packageArchive({ folder: 'whatever', files: changed }))
  const updated = await call(test.app, 'PUT', '/skills/user/pack-me/archive', form)
  const second: string = updated.body.skill.fingerprint
  t.not(second, first)
  const path = '/skills/user/pack-me/archive'
  const current = await download(test, path, { 'if-none-match': `"${first}"` })
  t.match(current, { status: 200, headers: { etag: `"${second}"` } })
  const rest = { range: 'bytes=9-', 'if-range': `"${first}"` }
  const whole = await download(test, path, rest)
  t.equal(whole.status, 200, 'the rest of other bytes is not sent')
  t.ok(whole.bytes.equals(current.bytes))

  const pinned = await download(test, `${path}?fingerprint=${first}`, rest)
  t.match(pinned, { status: 206, headers: { etag: `"${first}"` } })
  for (const [query, fingerprint] of Object.entries({
    [`?fingerprint=${first}`]: first,
    '': second,
  })) {
    const headers = { 'if-none-match': `W/"other", "${fingerprint}"` }
    const answer = await download(test, `${path}${query}`, headers)
    t.match(answer, { status: 304, headers: { etag: `"${fingerprint}"` } })
    t.equal(answer.bytes.length, 0)
  }
})

t.test('an archive of a missing skill is rejected', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, archive)
  const refusals: [string, number, string][] = [
    ['/skills/user/none/archive', 404, 'skills.not_found'],
    ['/skills/user/pack-me/archive?version=9.9.9', 404, 'skills.revision_not_found'],
    [
      `/skills/user/pack-me/archive?fingerprint=${'0'.repeat(64)}`,
      404,
      'skills.revision_not_found',
    ],
    ['/skills/user/pack-me/archive?layout=zip', 400, 'skills.invalid_request'],
  ]
  for (const [path, status, code] of refusals) {
    const answer = await call(app, 'GET', path)
    t.equal(answer.status, status, path)
    t.equal(answer.body.code, code, path)
  }
})
