/** What somebody else has changed in the database is never served as what was installed. */
import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import t from '../support/tap.ts'
import { DAMAGED, findBroken } from '../crash/invariants.ts'
import { portOf } from '../http/raw.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { blobFolder } from '../support/blobs.ts'
import { installArchive } from '../trust/given.ts'

const skills = '/v1/workspaces/default/skills/user'

type Given = { db: TestApp['db']; folder: string; slug: string }

const ofSlug = (slug: string) => sql`skill_id = (select skill_id from skills where slug = ${slug})`

const inRow =
  (change: RawBuilder<unknown>) =>
  async ({ db, slug }: Given) => {
    await sql`update skill_revisions set ${change} where ${ofSlug(slug)}`.execute(db)
  }

/** Of the one object that the skill has. */
const inObject =
  (change: (bytes: Buffer) => Buffer) =>
  async ({ db, folder, slug }: Given): Promise<void> => {
    const { rows } = await sql<{ key: string }>`
      select object_key as key from skill_revisions where ${ofSlug(slug)}`.execute(db)
    const path = join(folder, rows[0]?.key ?? '')
    await writeFile(path, change(await readFile(path)))
  }

/** The file lies between the others of its package. */
const flipAt =
  (share: number) =>
  (bytes: Buffer): Buffer => {
    const at = Math.floor(bytes.length * share)
    bytes.writeUInt8(255 - bytes.readUInt8(at), at)
    return bytes
  }

type Damage = {
  damage: (given: Given) => Promise<void>
  size: number
  /** Which of the invariants finds it. */
  broken: string
  /** Neither can the other file be read. */
  isAllLost?: boolean
}

const SMALL = 5000
const LARGE = 2_500_000
const ofFiles = 'a revision is not what its fingerprint says'
const withoutFirst = sql`files = (
  select json_agg(f order by n) from json_array_elements(files) with ordinality e (f, n) where n > 1)`
const damages: Record<string, Damage> = {
  'a byte of a small file is flipped': {
    damage: inRow(sql`pack = set_byte(pack, 2500, 255 - get_byte(pack, 2500))`),
    size: SMALL,
    broken: DAMAGED,
  },
  'a byte near the end of a large one': {
    damage: inObject(flipAt(0.9)),
    size: LARGE,
    broken: DAMAGED,
  },
  'a byte near its start': { damage: inObject(flipAt(0.1)), size: LARGE, broken: DAMAGED },
  'an object is cut short': {
    // The other file is last in the pack.
    damage: inObject((bytes) => bytes.subarray(0, bytes.length / 2)),
    size: LARGE,
    broken: DAMAGED,
    isAllLost: true,
  },
  'an object is lost': {
    damage: async ({ db, folder, slug }) => {
      const { rows } = await sql<{ key: string }>`
        select object_key as key from skill_revisions where ${ofSlug(slug)}`.execute(db)
      await rm(join(folder, rows[0]?.key ?? ''))
    },
    size: LARGE,
    broken: DAMAGED,
    isAllLost: true,
  },
  'a file is missing from the list': {
    damage: inRow(withoutFirst),
    size: SMALL,
    broken: ofFiles,
    isAllLost: true,
  },
  'a file has become executable in the list': {
    damage: inRow(
      sql`files = replace(files::text, '"executable":false', '"executable":true')::json`,
    ),
    size: SMALL,
    broken: ofFiles,
    isAllLost: true,
  },
}

/** The bytes, or null where there were none or not all of them. */
const fetchBytes = async (url: string, headers = {}): Promise<Buffer | null> => {
  try {
    const response = await fetch(url, { headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    return response.ok ? bytes : null
  } catch {
    return null
  }
}

t.test('damaged objects are never served, and all others are', async (t) => {
  const { app, db, connectionString } = await testApp(t)
  const folder = blobFolder(connectionString)
  const url = `http://127.0.0.1:${await portOf(app)}${skills}`
  for (const [index, [name, one]] of Object.entries(damages).entries()) {
    t.comment(name)
    const { damage, size, broken, isAllLost = false } = one
    const slug = `skill-${index}`
    const path = `${slug}.bin`
    const files = { [path]: randomBytes(size), 'own.txt': slug }
    t.equal((await installArchive(app, packageArchive({ folder: slug, files }))).status, 201)
    const before = (await findBroken(db))[broken]?.length ?? 0
    await damage({ db, folder, slug })
    t.ok(((await findBroken(db))[broken]?.length ?? 0) > before, 'who looks for it finds it')

    t.equal(await fetchBytes(`${url}/${slug}/files/${path}`), null, 'the file')
    if (size === SMALL) {
      const range = { range: 'bytes=10-20' }
      t.equal(await fetchBytes(`${url}/${slug}/files/${path}`, range), null, 'a range of it')
    }
    t.equal(await fetchBytes(`${url}/${slug}/archive`), null, 'its archive')
    const other = await fetchBytes(`${url}/${slug}/files/own.txt`)
    t.equal(other?.toString() ?? null, isAllLost ? null : slug, 'another file of the package')
  }
  // Those without a top folder were packed before the damage.
  const { rows } = await sql`select from skill_archives where top_folder <> ''`.execute(db)
  t.equal(rows.length, 0, 'no archive was stored')
  t.equal((await installArchive(app, packageArchive({ folder: 'whole' }))).status, 201)
  t.ok(await fetchBytes(`${url}/whole/archive`), 'another skill is served')
})
