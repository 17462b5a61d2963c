/** Every fenced block of the manual is run, listed with a reason, or checked for its form. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import t from '../support/tap.ts'
import { isRun, notRun, runElsewhere } from './not-run.ts'
import { type Block, type Page, readManual, root } from './pages.ts'

const manual = await readManual()

const named = (page: Page, block: Block): string => `${page.name}: ${block.firstLine}`

const blocks = manual.flatMap((page) => page.blocks.map((block) => ({ page, block })))

const inLanguage = (language: string) => blocks.filter(({ block }) => block.language === language)

type Server = { url?: string; command?: string; args?: string[] }

/** Of a host's configuration; null for other JSON. */
const serversIn = (value: unknown): Record<string, Server> | null =>
  typeof value === 'object' && value !== null && 'mcpServers' in value
    ? (value.mcpServers as Record<string, Server>)
    : null

t.test('every block has a language that says what to do with it', async (t) => {
  const known = new Set(['sh', 'json', 'yaml', 'text', 'mermaid'])
  const unknown = blocks.filter(({ block }) => !known.has(block.language))
  t.same(
    unknown.map(({ page, block }) => named(page, block)),
    [],
  )
})

/** The text of all files that run a page. */
const readTests = async (): Promise<string> => {
  const folder = join(root, 'test/docs')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.slow.test.ts'))
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

t.test('every page with commands is run by a test', async (t) => {
  const tests = await readTests()
  const withCommands = manual.filter(({ name, blocks: own }) => own.some((one) => isRun(name, one)))
  for (const { name } of withCommands) {
    const elsewhere = runElsewhere[name]
    const isNamed =
      elsewhere === undefined
        ? tests.includes(`runPage(t, '${name}'`)
        : (await readFile(join(root, elsewhere), 'utf8')).includes(`'${name}'`)
    t.ok(isNamed, name)
  }
})

t.test('every block that is listed as not run exists', async (t) => {
  const listed = Object.entries(notRun).flatMap(([page, lines]) =>
    Object.keys(lines).map((line) => `${page}: ${line}`),
  )
  const present = new Set(inLanguage('sh').map(({ page, block }) => named(page, block)))
  t.same(
    listed.filter((one) => !present.has(one)),
    [],
  )
  const pages = new Set(manual.map(({ name }) => name))
  t.same(
    Object.keys(runElsewhere).filter((name) => !pages.has(name)),
    [],
  )
})

/** What a command block makes for good, or another page could not make again. */
const makings = [
  /\bmkdir -p ([\w-]+)/g,
  /skill -- init (\S+)/g,
  /skill -- workspace create (\S+)/g,
  /-X PUT .*\/v1\/workspaces\/([\w-]+)$/gm,
]

t.test('no page makes what another one makes, since readers use one service', async (t) => {
  const made = manual.flatMap(({ name, blocks: own }) => {
    const text = own.map((block) => block.text).join('\n')
    const names = makings.flatMap((making) => [...text.matchAll(making)].map(([, one]) => one))
    return [...new Set(names)].map((one) => ({ name, one }))
  })
  const twice = made.filter(({ one }, at) => made.findIndex((other) => other.one === one) !== at)
  t.same(twice, [])
  t.ok(made.length > 5, 'names were found')
})

/** Of all sets of tools that tests install. */
const readTools = async (): Promise<Set<string>> => {
  const folder = join(root, 'test/tools')
  const found = new Set<string>()
  for (const name of await readdir(folder)) {
    const file = await readFile(join(folder, name, 'package.json'), 'utf8').catch(() => '{}')
    const read = JSON.parse(file) as Record<'dependencies' | 'devDependencies', object | undefined>
    for (const one of Object.keys({ ...read.dependencies, ...read.devDependencies })) found.add(one)
  }
  return found
}

t.test('npx runs only packages that tests install, whose names are thus known', async (t) => {
  const tools = await readTools()
  const commands = manual.flatMap(({ name, text }) =>
    [...text.matchAll(/\bnpx (?:--yes )?(?:--package )?([^\s`]+)/g)].map((match) => ({
      page: name,
      package: match[1] ?? '',
    })),
  )
  t.not(commands.length, 0)
  // A path is a file of the reader's own.
  const fetched = commands.filter(({ package: one }) => !one.startsWith('./'))
  t.same(
    fetched.filter(({ package: one }) => !tools.has(one)),
    [],
  )
})

t.test('JSON and YAML parse, and the configuration of an MCP host names its server', async (t) => {
  const values = inLanguage('json').map(({ page, block }) => ({
    name: named(page, block),
    value: JSON.parse(block.text) as unknown,
  }))
  for (const { block } of inLanguage('yaml')) parse(block.text)
  const hosts = values.flatMap(({ name, value }) => {
    const servers = serversIn(value)
    return servers === null ? [] : [{ name, servers: Object.values(servers) }]
  })
  t.equal(hosts.length, 3)
  for (const { name, servers } of hosts) {
    for (const { url, command, args } of servers) {
      const address = command === undefined ? url : args?.find((word) => URL.canParse(word))
      t.equal(new URL(address ?? '').pathname, '/mcp', name)
    }
  }
})
