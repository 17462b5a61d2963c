/** What a start has compiled is kept for the next one, where that is possible. */
import t from '../support/tap.ts'
import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const SOURCE = 'src/node-version.js'

/** A project whose start loads one module. */
const givenProject = async (folder: string): Promise<string> => {
  await mkdir(join(folder, 'src'))
  await copyFile(SOURCE, join(folder, SOURCE))
  await writeFile(
    join(folder, 'src/main.ts'),
    "const said: string = 'started'\nconsole.log(said)\n",
  )
  return folder
}

const start = async (project: string): Promise<string> => {
  const before = pathToFileURL(join(project, SOURCE)).href
  // The run of the tests has a folder for all of them.
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const args = ['--import', before, join(project, 'src/main.ts')]
  const { stdout } = await run(process.execPath, args, { env })
  return stdout
}

t.test('it is kept in the project, by the version of Node', async (t) => {
  const project = await givenProject(t.testdir())
  t.equal(await start(project), 'started\n')
  const [version = ''] = await readdir(join(project, 'node_modules/.cache/compiled'))
  t.match(version, process.version)
  t.equal(await start(project), 'started\n')
})

t.test('a change of a source is seen', async (t) => {
  const project = await givenProject(t.testdir())
  t.equal(await start(project), 'started\n')
  await writeFile(join(project, 'src/main.ts'), "console.log('changed')\n")
  t.equal(await start(project), 'changed\n')
})

t.test('it starts where nothing can be kept', async (t) => {
  const project = await givenProject(t.testdir())
  const place = join(project, 'node_modules/.cache')
  await mkdir(dirname(place))
  await writeFile(place, 'not a folder')
  t.equal(await start(project), 'started\n')
})

t.test('it starts with what is damaged', async (t) => {
  const project = await givenProject(t.testdir())
  await start(project)
  const place = join(project, 'node_modules/.cache/compiled')
  const kept = await readdir(place, { recursive: true, withFileTypes: true })
  const files = kept.filter((one) => one.isFile())
  t.ok(files.length > 0)
  for (const { parentPath, name } of files) await writeFile(join(parentPath, name), 'damaged')
  t.equal(await start(project), 'started\n')
})
