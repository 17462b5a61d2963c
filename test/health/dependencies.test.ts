import t from '../support/tap.ts'
import type { JsonObject } from '../../src/packages/types.ts'
import { requirementsOf } from '../../src/packages/manifest/requirements.ts'
import { diagnoseDependencies, type Environment } from '../../src/packages/health/dependencies.ts'

const nothing: Environment = { bins: [], commands: [], env: [], mcp: [] }
const machine = { bins: ['node'], commands: ['git'], env: ['HOME', 'API_KEY'], mcp: ['files'] }

const linesOf = (requirements: JsonObject, environment = nothing): string[] =>
  diagnoseDependencies(requirementsOf(requirements), environment).map(
    ({ kind, name, status }) => `${kind} ${name} ${status}`,
  )

const all = {
  env: ['HOME', 'LANG'],
  bins: 'node',
  commands: ['git', 'npx'],
  config: ['browser.enabled'],
  mcp: ['files', 'mail'],
  api_keys: ['API_KEY', 'OTHER_KEY'],
}

t.test('each kind, by kind and name', async (t) => {
  t.same(linesOf({ dependencies: all }), [
    'apikey API_KEY missing',
    'apikey OTHER_KEY missing',
    'bin node missing',
    'command git missing',
    'command npx missing',
    'env HOME missing',
    'env LANG missing',
    'mcp files missing',
    'mcp mail missing',
  ])
})

t.test('what the workspace declares is satisfied', async (t) => {
  t.same(linesOf({ dependencies: all }, machine), [
    'apikey API_KEY satisfied',
    'apikey OTHER_KEY missing',
    'bin node satisfied',
    'command git satisfied',
    'command npx missing',
    'env HOME satisfied',
    'env LANG missing',
    'mcp files satisfied',
    'mcp mail missing',
  ])
  const swapped = { dependencies: { bins: ['git'], commands: ['node'], mcp: ['node'] } }
  t.same(
    linesOf(swapped, machine),
    ['bin git satisfied', 'command node satisfied', 'mcp node missing'],
    'a command is a file on the path as well',
  )
  t.same(linesOf({ dependencies: { bins: ['Node', 'nod'] } }, machine), [
    'bin Node missing',
    'bin nod missing',
  ])
})

t.test('missing requirements have a hint, and others do not', async (t) => {
  const [had, missing] = diagnoseDependencies(
    requirementsOf({ dependencies: { bins: ['node', 'uv'] } }),
    machine,
  )
  t.same(had, { kind: 'bin', name: 'node', status: 'satisfied' })
  t.same(missing, {
    kind: 'bin',
    name: 'uv',
    status: 'missing',
    hint: 'Declare it in settings.environment.bins once agents have it.',
  })
})

t.test('the blocks of OpenClaw and its predecessor are merged in, each name once', async (t) => {
  const requires = { bins: ['uv', 'node'], env: ['TOKEN'], config: ['a.b'] }
  const requirements = {
    dependencies: { bins: ['node'] },
    metadata: {
      openclaw: { requires },
      clawdbot: { requires: { commands: 'gh', bins: ['uv'] } },
      another: { requires: { bins: ['no'] } },
    },
  }
  const expected = ['bin node missing', 'bin uv missing', 'command gh missing', 'env TOKEN missing']
  t.same(linesOf(requirements), expected)
  const text = { ...requirements, metadata: JSON.stringify(requirements.metadata) }
  t.same(linesOf(text), expected, 'metadata may be a JSON text')
})

t.test('one of several alternatives is enough', async (t) => {
  const requirements = { metadata: { openclaw: { requires: { anyBins: ['bun', 'node'] } } } }
  t.same(linesOf(requirements, machine), ['bin node satisfied'])
  const found = diagnoseDependencies(requirementsOf(requirements), nothing)
  t.same(
    found.map(({ name, status }) => `${name} ${status}`),
    ['bun missing', 'node missing'],
  )
  t.match(found[0]?.hint, /^One of bun, node is enough: declare it in settings\.environment\.bins/)
})

t.test('blanks are trimmed, and values that are not text are no requirement', async (t) => {
  const odd: JsonObject[] = [
    {},
    { dependencies: null, metadata: null },
    { dependencies: 'node', metadata: 'no JSON' },
    { dependencies: ['node'], metadata: ['node'] },
    { dependencies: { bins: [1, true, null, {}, ['node']], env: 5, mcp: '  ' } },
    { dependencies: {}, metadata: { openclaw: 'node', clawdbot: { requires: ['node'] } } },
  ]
  for (const requirements of odd) t.same(linesOf(requirements), [], JSON.stringify(requirements))
  t.same(linesOf({ dependencies: { bins: [' node ', 'node', ''] } }), ['bin node missing'])
})

t.test('a duplicate name is listed once', async (t) => {
  const requires = { anyBins: ['node', 'bun'], bins: ['bun'] }
  const requirements = { dependencies: { bins: ['bun'] }, metadata: { openclaw: { requires } } }
  const found = diagnoseDependencies(requirementsOf(requirements), machine)
  t.same(
    found.map(({ name, status, hint }) => `${name} ${status} ${hint?.slice(0, 10) ?? ''}`),
    ['bun missing Declare it', 'node satisfied '],
  )
})
