/** What the lock file makes `npm ci` say, on the Nodes that a newcomer may come with. */
import { readFile } from 'node:fs/promises'
import semver from 'semver'
import { version as program } from '../cli/src/version.ts'
import t from './support/tap.ts'

type Entry = { engines?: { node?: string }; optional?: boolean; resolved?: string }
type Lock = { packages: Record<string, Entry> }
type Dependencies = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
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

t.test('the command line is built with the versions that it is tested with', async (t) => {
  const own = (await read('package.json')) as { version: string } & Dependencies
  const client = (await read('cli/package.json')) as { version: string } & Dependencies
  const known = { ...own.dependencies, ...own.devDependencies }
  const built = Object.entries(client.devDependencies ?? {})
  t.same(
    built.filter(([name, version]) => known[name] !== version),
    [],
  )
  t.equal(client.dependencies, undefined, 'its tarball installs alone')
  t.same([client.version, own.version], [program, program])
  const lock = (await read('cli/package-lock.json')) as Lock
  t.same(
    Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined),
    [],
  )
})

t.test('the lock file names no address, so that any registry will do', async (t) => {
  const addressed = Object.entries(others).filter(([, { resolved }]) => resolved !== undefined)
  t.same(addressed, [])
})
