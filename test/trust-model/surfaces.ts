/** Every way to read a skill, with the packages that its answer may speak of. */
import { clawHub } from './clawhub-surfaces.ts'
import { clientSurfaces } from './client-surfaces.ts'
import * as oracle from './oracle.ts'
import {
  byName,
  currentOf,
  type Expected,
  get,
  listed,
  merged,
  nameOf,
  offered,
  type Pin,
  pinned,
  readable,
  type Surface,
} from './expected.ts'
import { SLUG } from './packages.ts'
import { isStranger, seesAll } from './permissions.ts'
import { send } from './site.ts'
import { skillApis } from './skill-apis.ts'
import { type Kind, kinds, type Who, type World } from './world.ts'

/** Publishers get what nothing blocks also while the skill itself is not served. */
const bytesOf =
  (kind: Kind, pin: Pin) =>
  (world: World, who: Who): Expected => {
    const expected = pinned(world, kind, pin)
    const mayDiffer = seesAll(who) && oracle.isServed(world, kind) !== true
    return mayDiffer && expected.length === 0 ? 'maybe' : expected
  }

const withUnserved =
  (kind: Kind, fingerprint: string) =>
  (world: World, who: Who): Expected => {
    const { current, known } = world.skills[kind]
    const bytes = known.get(fingerprint) ?? null
    if (bytes?.isPurged) return []
    if (seesAll(who)) return current ? nameOf(bytes) : 'maybe'
    const expected = pinned(world, kind, { fingerprint })
    return expected.length > 0 ? 'maybe' : expected
  }

const ofKind = (kind: Kind, pins: Pin[]): Surface[] => {
  const path = `/skills/${kind}/${SLUG}`
  const item = (world: World, who: Who) =>
    currentOf(world, kind, seesAll(who) || oracle.isServed(world, kind))
  const files = pins.flatMap((pin): Surface[] => {
    const query = new URLSearchParams(pin).toString()
    const by = Object.keys(pin).join() || 'current'
    const { fingerprint } = pin
    return ['files', 'files/SKILL.md', 'archive'].flatMap((what): Surface[] => [
      {
        name: `GET ${path}/${what} (${by})`,
        isFor: 'tokens',
        expected: bytesOf(kind, pin),
        ask: get(`${path}/${what}?${query}`),
      },
      ...(fingerprint === undefined
        ? []
        : [
            {
              name: `GET ${path}/${what} (${by}, unserved)`,
              isFor: 'tokens' as const,
              expected: withUnserved(kind, fingerprint),
              ask: get(`${path}/${what}?${query}&include=unserved`),
            },
          ]),
    ])
  })
  return [
    { name: `GET ${path}`, isFor: 'tokens', expected: item, ask: get(path) },
    ...['revisions', 'history.atom'].map((what): Surface => ({
      name: `GET ${path}/${what}`,
      isFor: 'tokens',
      expected: (world, who) => {
        if (!seesAll(who)) return readable(world, kind)
        const { current, known } = world.skills[kind]
        return current ? [...known.values()].flatMap(nameOf).toSorted() : []
      },
      ask: get(`${path}/${what}`),
    })),
    ...files,
  ]
}

const rpc = (method: string, params: object): Surface['ask'] => {
  return (site, who) => {
    const payload = { jsonrpc: '2.0', id: 1, method, params }
    return send(site, who, { method: 'POST', path: '/rpc', payload })
  }
}

export const askMcp = (method: string, params: object): Surface['ask'] => {
  const headers = { accept: 'application/json, text/event-stream' }
  return (site, who) => {
    const payload = { jsonrpc: '2.0', id: 1, method, params }
    return send(site, who, { method: 'POST', path: '/mcp', headers, payload })
  }
}

export const invoke = (command: string, given: object): Surface['ask'] => {
  const payload = { session_id: 's', command, arguments: given }
  return (site, who) => send(site, who, { method: 'POST', path: '/invoke', payload })
}

const ways = [
  {
    name: 'JSON-RPC',
    isFor: 'tokens',
    ask: (method: string, params: object) => rpc(method, params),
  },
  {
    name: 'MCP',
    isFor: 'tokens',
    ask: (name: string, given: object) => askMcp('tools/call', { name, arguments: given }),
  },
  { name: 'invoke', isFor: 'key', ask: (name: string, given: object) => invoke(name, given) },
] as const

/** The Skills Protocol, by each way to speak it. */
const protocol = (versions: (string | undefined)[]): Surface[] =>
  ways.flatMap(({ name, isFor, ask }) => [
    {
      name: `${name} list_skills`,
      isFor,
      expected: (world: World) => byName(world),
      ask: ask('list_skills', { detail: 'summary' }),
    },
    ...versions.flatMap((version): Surface[] => {
      const by = version === undefined ? 'current' : 'version'
      const given = { name: SLUG, ...(version === undefined ? {} : { version }) }
      const expected = (world: World) => byName(world, version)
      return [
        {
          name: `${name} describe_skill (${by})`,
          isFor,
          // There with the commands of what is current.
          expected: (world: World) => {
            const described = expected(world)
            const isThere = isFor === 'key' && described.length > 0
            return isThere ? merged([described, byName(world)]) : described
          },
          ask: ask('describe_skill', { ...given, detail: 'full' }),
        },
        {
          name: `${name} read_skill_file (${by})`,
          isFor,
          expected,
          ask: ask('read_skill_file', { ...given, path: 'SKILL.md' }),
        },
      ]
    }),
  ])

const allItems = (world: World, who: Who): Expected =>
  merged(kinds.map((kind) => currentOf(world, kind, seesAll(who) || oracle.isServed(world, kind))))

const wide: Surface[] = [
  { name: 'GET /skills', isFor: 'tokens', expected: allItems, ask: get('/skills') },
  {
    name: 'JSON-RPC skills/list',
    isFor: 'tokens',
    expected: allItems,
    ask: (site, who) => rpc('skills/list', { workspace_id: site.workspace })(site, who),
  },
  {
    name: 'POST /skills/resolve',
    isFor: 'tokens',
    expected: (world) =>
      merged(kinds.map((kind) => currentOf(world, kind, oracle.isServed(world, kind)))),
    ask: (site, who) => {
      const capabilities = [...kinds.map((kind) => ({ id: `skill:${kind}:${SLUG}` })), { id: SLUG }]
      const payload = { capabilities }
      return send(site, who, { method: 'POST', path: '/skills/resolve', payload })
    },
  },
  {
    name: 'MCP resources/list',
    isFor: 'tokens',
    expected: listed,
    ask: askMcp('resources/list', {}),
  },
  {
    name: 'MCP resources/read of skill://',
    isFor: 'tokens',
    expected: (world) => byName(world),
    ask: askMcp('resources/read', { uri: `skill://${SLUG}/${SLUG}/SKILL.md` }),
  },
  {
    name: 'MCP skills/list',
    isFor: 'tokens',
    // Hosts reject some front matter, and what has it is left out.
    expected: (world) => {
      const expected = listed(world)
      return expected.includes('odd') ? 'maybe' : expected
    },
    ask: askMcp('skills/list', {}),
  },
  {
    name: 'MCP skills/get',
    isFor: 'tokens',
    expected: (world) => {
      const expected = byName(world)
      return expected.includes('odd') ? 'maybe' : expected
    },
    ask: askMcp('skills/get', { uri: `skill://${SLUG}/${SLUG}/SKILL.md` }),
  },
  {
    name: 'invoke of the skill',
    isFor: 'key',
    expected: (world) => byName(world),
    ask: invoke(`skill.${SLUG}`, {}),
  },
  { name: 'GET /capabilities', isFor: 'public', expected: listed, ask: get('/capabilities') },
  {
    name: 'GET /capabilities?select',
    isFor: 'public',
    expected: (world, who) => (isStranger(who) ? listed(world) : byName(world)),
    ask: get(`/capabilities?select=${SLUG}`),
  },
]

const folder = '/.well-known/agent-skills'

/** Callers with a token find what is installable there, strangers what is listed. */
const discovered = (world: World, who: Who): Expected =>
  isStranger(who) ? listed(world) : offered(world)

const discovery = (world: World): Surface[] => [
  {
    name: `GET ${folder}/index.json`,
    isFor: 'public',
    expected: discovered,
    ask: get(`${folder}/index.json`),
  },
  ...['index.json', `${SLUG}/SKILL.md`].map((path): Surface => ({
    name: `GET /.well-known/skills/${path}`,
    isFor: 'public',
    expected: discovered,
    ask: get(`/.well-known/skills/${path}`),
  })),
  ...kinds.flatMap((kind) =>
    [...world.skills[kind].known.values()].flatMap((bytes): Surface[] =>
      ['SKILL.md', `${SLUG}.tar.gz`].map((file) => ({
        name: `GET ${folder}/artifacts/${kind} ${file}`,
        isFor: 'public',
        expected: (now, who) => {
          const isOffered = now.skills[kind].current === bytes && oracle.isListed(now, kind)
          const truth = isStranger(who) ? isOffered : oracle.isReadable(now, kind, bytes)
          return truth === false ? [] : 'maybe'
        },
        ask: get(`${folder}/artifacts/${kind}/${SLUG}/${bytes.pack.fingerprint}/${file}`),
      })),
    ),
  ),
]

export const surfacesOf = (world: World): Surface[] => {
  const revisions = kinds.flatMap((kind) => [...world.skills[kind].known.values()])
  const versions = [...new Set(revisions.map(({ pack }) => pack.version))]
  return [
    ...wide,
    ...kinds.flatMap((kind) => {
      const { known } = world.skills[kind]
      const labels = new Set([...known.values()].map(({ pack }) => pack.version))
      return ofKind(kind, [
        {},
        ...[...known.keys()].map((fingerprint) => ({ fingerprint })),
        ...[...labels].map((version) => ({ version })),
      ])
    }),
    ...protocol([undefined, ...versions]),
    ...discovery(world),
    ...clientSurfaces(world),
    ...skillApis,
    ...clawHub(versions),
  ]
}
