/** What the lock file makes `npm ci` say, on the Nodes that a newcomer may come with. */
import { readFile } from 'node:fs/promises'
import semver from 'semver'
import t from './support/tap.ts'

type Entry = { engines?: { node?: string }; optional?: boolean; resolved?: string }
type Lock = { packages: Record<string, Entry> }
type Manifest = { devEngines: { runtime: { version: string } } }

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../${name}`, import.meta.url), 'utf8'))

const { packages } = (await read('package-lock.json')) as Lock
const { '': _root, ...others } = packages

t.test('npm ci warns of no engine on the Nodes that it may run on', async (t) => {
  const { devEngines } = (await read('package.json')) as Manifest
  const ranges = devEngines.runtime.version.split('||')
  const oldest = ranges.map((range) => semver.minVersion(range)?.version ?? range)
  t.same(oldest, ['20.19.0', '22.12.0'], 'as the README says')
  const refused = Object.entries(others).flatMap(([path, { engines, optional }]) => {
    const range = engines?.node
    if (range === undefined || optional === true) return []
    return oldest.every((version) => semver.satisfies(version, range)) ? [] : [`${path}: ${range}`]
  })
  t.same(refused, [], 'only the Node that comes with the packages runs these: drop their engines')
})

t.test('the lock file names no address, so that any registry will do', async (t) => {
  const addressed = Object.entries(others).filter(([, { resolved }]) => resolved !== undefined)
  t.same(addressed, [])
})
