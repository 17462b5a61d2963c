/** Every way to call a function: by its URI, and as what answers a capability. */
import { callable, isOpenFunction, isServed, named } from './oracle.ts'
import { SLUG } from './packages.ts'
import { type Answer, send, type Site } from './site.ts'
import { boundIds } from './steps.ts'
import { askMcp, invoke } from './surfaces.ts'
import type { Who, World } from './world.ts'

type Way = { name: string; who: Who; ask: (site: Site, uri: string) => Promise<Answer> }

const uriOf = (functionId: string): string => `iii://fn/${functionId.replaceAll('::', '/')}`

const ways: Way[] = [
  {
    name: 'GET resources/read',
    who: 'reader',
    ask: (site, uri) =>
      send(site, 'reader', { path: `/resources/read?uri=${encodeURIComponent(uri)}` }),
  },
  {
    name: 'POST resources/fetch',
    who: 'pub1',
    ask: (site, uri) =>
      send(site, 'pub1', { method: 'POST', path: '/resources/fetch', payload: { uri } }),
  },
  {
    name: 'JSON-RPC skill::fetch',
    who: 'rev1',
    ask: (site, uri) => {
      const payload = { jsonrpc: '2.0', id: 1, method: 'skill::fetch', params: { uri } }
      return send(site, 'rev1', { method: 'POST', path: '/rpc', payload })
    },
  },
  {
    name: 'MCP resources/read',
    who: 'reader',
    ask: (site, uri) => askMcp('resources/read', { uri })(site, 'reader'),
  },
  {
    name: 'MCP skill__fetch',
    who: 'reader',
    ask: (site, uri) =>
      askMcp('tools/call', { name: 'skill__fetch', arguments: { uri } })(site, 'reader'),
  },
  {
    name: 'invoke skill__fetch',
    who: 'key',
    ask: (site, uri) => invoke('skill__fetch', { uri })(site, 'key'),
  },
]

/** The paths that were called meanwhile. */
const calledBy = async ({ handler }: Site, work: () => Promise<unknown>): Promise<string[]> => {
  const before = handler.received.length
  await work()
  return handler.received.slice(before).map(({ path }) => path)
}

const readFunctions = async (site: Site, world: World): Promise<string[]> => {
  const faults: string[] = []
  for (const [functionId, target] of world.functions) {
    const isOpen = isOpenFunction(world, functionId)
    if (isOpen === 'maybe') continue
    const expected = isOpen ? [`/${functionId}/${target}`] : []
    for (const { name, ask } of ways) {
      const called = await calledBy(site, () => ask(site, uriOf(functionId)))
      if (called.join() === expected.join()) continue
      faults.push(
        `${name} of ${uriOf(functionId)} called [${called.join()}], not [${expected.join()}]`,
      )
    }
  }
  return faults
}

/** A capability calls what a reviewer bound, as it was then, or nothing. */
const callCapabilities = async (site: Site, world: World): Promise<string[]> => {
  const faults: string[] = []
  const kind = named(world)
  if (kind === 'maybe') return faults
  for (const id of boundIds) {
    const isReached = kind !== null && isServed(world, kind) === true
    const expected = (isReached && callable(world, kind, id)) || ''
    const command = `skill.${SLUG}.${id}`
    const called = await calledBy(site, () => invoke(command, {})(site, 'key'))
    if (called.join() === expected) continue
    faults.push(`invoke of ${command} called [${called.join()}], not [${expected}]`)
  }
  return faults
}

export const checkCalls = async (site: Site, world: World): Promise<string[]> =>
  world.functions.size === 0
    ? []
    : [...(await readFunctions(site, world)), ...(await callCapabilities(site, world))]
