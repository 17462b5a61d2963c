/** The ways by which clients of agents install: Git, marketplaces, npm, and the commands for each. */
import { type Expected, get, offered, type Surface } from './expected.ts'
import { textOfPack } from './git-pack.ts'
import * as oracle from './oracle.ts'
import { SLUG, spokenOf } from './packages.ts'
import { seesAll } from './permissions.ts'
import { type Answer, send, type Site } from './site.ts'
import { all } from './truth.ts'
import { kinds, type Who, type World } from './world.ts'

const line = (text: string): string => `${(text.length + 5).toString(16).padStart(4, '0')}${text}\n`

const upload = async (site: Site, who: Who, payload: string) => {
  const { statusCode, rawPayload } = await site.app.inject({
    method: 'POST',
    url: `/v1/workspaces/${site.workspace}/skills.git/git-upload-pack`,
    headers: {
      ...site.headers[who],
      'content-type': 'application/x-git-upload-pack-request',
      'git-protocol': 'version=2',
    },
    payload,
  })
  return { status: statusCode, body: rawPayload }
}

/** As `git clone` does it. */
const clone = async (site: Site, who: Who): Promise<Answer> => {
  const references = await upload(site, who, `${line('command=ls-refs')}0001${line('symrefs')}0000`)
  const [, head] = /([0-9a-f]{40}) HEAD/.exec(references.body.toString('latin1')) ?? []
  if (references.status !== 200 || head === undefined) {
    const text = references.body.toString('utf8')
    return { status: references.status, text, packs: spokenOf(text) }
  }
  const wanted = ['deepen 1', `want ${head}`, 'done'].map(line).join('')
  const { status, body } = await upload(site, who, `${line('command=fetch')}0001${wanted}0000`)
  const text = textOfPack(body)
  return { status: text === '' ? 500 : status, text, packs: spokenOf(text) }
}

const PACKAGE = `/npm/@skills%2f${SLUG}`

/** The package with these bytes, if it may be installed, whether or not it is current. */
const installablePack = (world: World, fingerprint: string): Expected => {
  const kind = oracle.named(world)
  if (kind === null || kind === 'maybe') return kind ?? []
  const bytes = world.skills[kind].known.get(fingerprint)
  if (bytes === undefined) return []
  const isOpen = world.settings.installable !== 'listed' || !bytes.pack.isHidden
  const truth = all([
    oracle.isInstallable(world, kind),
    oracle.isReadable(world, kind, bytes),
    isOpen,
  ])
  return truth === 'maybe' ? truth : truth ? [bytes.pack.name] : []
}

type Revision = { revision: number; version: string; fingerprint: string }

/** The numbers of the revisions with these bytes, as an admin reads them. */
const revisionsOf = async (site: Site, fingerprint: string): Promise<number[]> => {
  const lists = kinds.map(async (kind) => {
    const { text } = await send(site, 'admin', { path: `/skills/${kind}/${SLUG}/revisions` })
    const { revisions = [] } = JSON.parse(text) as { revisions?: Revision[] }
    return revisions.filter((one) => one.fingerprint === fingerprint)
  })
  return (await Promise.all(lists)).flat().map(({ revision }) => revision)
}

/** Each version that was ever there, of which those are given that may be read and installed. */
const tarballs = (world: World): Surface[] => {
  const known = kinds.flatMap((kind) => [...world.skills[kind].known.values()])
  const packs = new Map(known.map(({ pack }) => [pack.name, pack]))
  return [...packs.values()].map(({ name, version, fingerprint }) => ({
    name: `GET npm tarball of ${name}`,
    isFor: 'tokens',
    expected: (now) => installablePack(now, fingerprint),
    ask: async (site, who) => {
      const numbers = await revisionsOf(site, fingerprint)
      const answers: Answer[] = []
      for (const number of numbers.length > 0 ? numbers : [1]) {
        const file = `${SLUG}-${version}-${number}.g${fingerprint.slice(0, 12)}.tgz`
        answers.push(await send(site, who, { path: `/npm/@skills/${SLUG}/-/${file}` }))
      }
      return answers.find(({ status }) => status === 200) ?? (answers[0] as Answer)
    },
  }))
}

export const clientSurfaces = (world: World): Surface[] => [
  { name: 'git clone', isFor: 'tokens', expected: offered, ask: clone },
  ...['/marketplace.json', '/npm/marketplace.json'].map((path): Surface => ({
    name: `GET ${path}`,
    isFor: 'tokens',
    expected: offered,
    ask: get(path),
  })),
  {
    name: 'GET npm package',
    isFor: 'tokens',
    // Which earlier versions it names depends on their order, too; each tarball is asked for itself.
    expected: (now) => (offered(now).length === 0 ? [] : 'maybe'),
    ask: get(PACKAGE),
  },
  ...tarballs(world),
  ...kinds.map((kind): Surface => ({
    name: `GET /skills/${kind}/${SLUG}/install`,
    isFor: 'tokens',
    expected: (now, who) => {
      const { current } = now.skills[kind]
      const isServed = oracle.isServed(now, kind)
      if (isServed === 'maybe' || (seesAll(who) && !isServed)) return 'maybe'
      return isServed && current ? [current.pack.name] : []
    },
    ask: get(`/skills/${kind}/${SLUG}/install`),
  })),
]
