/** What somebody else has changed in the database is never served as what was installed. */
import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import t from '../support/tap.ts'
import { findBroken } from '../crash/invariants.ts'
import { portOf } from '../http/raw.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { installArchive } from '../trust/given.ts'

const skills = '/v1/workspaces/default/skills/user'
const workspace = sql`workspace_id = 'default'`

const isOf = (path: string) =>
  sql`${workspace} and sha256 = (select sha256 from skill_files where path = ${path})`

const flip = (path: string, part: number) =>
  sql`update blob_parts set bytes = set_byte(bytes, 100, 255 - get_byte(bytes, 100))
    where part = ${part} and ${isOf(path)}`

type Damage = {
  damage: (path: string) => RawBuilder<unknown>
  size: number
  /** Which of the invariants finds it. */
  broken: string
  /** Its bytes are as they were. */
  isReadable?: boolean
}

const SMALL = 5000
const LARGE = 2_500_000
const ofBytes = 'a blob has other bytes than its name says'
const ofFiles = 'a revision is not what its fingerprint says'
const damages: Record<string, Damage> = {
  'a byte of a small file is flipped': {
    damage: (path) => flip(path, 0),
    size: SMALL,
    broken: ofBytes,
  },
  'a byte in the last part of a large one': {
    damage: (path) => flip(path, 2),
    size: LARGE,
    broken: ofBytes,
  },
  'a byte in its first part': { damage: (path) => flip(path, 0), size: LARGE, broken: ofBytes },
  'a part is cut short': {
    damage: (path) => sql`update blob_parts set bytes = substr(bytes, 1, 4000) where ${isOf(path)}`,
    size: SMALL,
    broken: ofBytes,
  },
  'the row of a file is lost': {
    damage: (path) => sql`delete from skill_files where path = ${path}`,
    size: SMALL,
    broken: ofFiles,
  },
  'a file has become executable': {
    damage: (path) => sql`update skill_files set executable = true where path = ${path}`,
    size: SMALL,
    broken: ofFiles,
    isReadable: true,
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

t.test('what was damaged is refused, and the rest is served', async (t) => {
  const { app, db } = await testApp(t)
  const url = `http://127.0.0.1:${await portOf(app)}${skills}`
  for (const [index, [name, one]] of Object.entries(damages).entries()) {
    t.comment(name)
    const { damage, size, broken, isReadable = false } = one
    const slug = `skill-${index}`
    const path = `${slug}.bin`
    const files = { [path]: randomBytes(size), 'own.txt': slug }
    t.equal((await installArchive(app, packageArchive({ folder: slug, files }))).status, 201)
    const before = (await findBroken(db))[broken]?.length ?? 0
    await damage(path).execute(db)
    t.ok(((await findBroken(db))[broken]?.length ?? 0) > before, 'who looks for it finds it')

    const file = await fetchBytes(`${url}/${slug}/files/${path}`)
    t.equal(file !== null, isReadable, 'the file')
    if (size === SMALL) {
      const range = await fetchBytes(`${url}/${slug}/files/${path}`, { range: 'bytes=10-20' })
      t.equal(range !== null, isReadable, 'a range of it')
    }
    t.equal(await fetchBytes(`${url}/${slug}/archive`), null, 'its archive')
    t.ok(await fetchBytes(`${url}/${slug}/files/own.txt`), 'its other files are served')
  }
  const { rows } = await sql`select from skill_archives`.execute(db)
  t.equal(rows.length, 0, 'no archive was kept')
  t.equal((await installArchive(app, packageArchive({ folder: 'whole' }))).status, 201)
  t.ok(await fetchBytes(`${url}/whole/archive`), 'another skill is served')
})
