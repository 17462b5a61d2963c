/** One sequence in a workspace of its own; after each step everything is asked and compared. */
import { type EventClient, openEvents } from '../support/sse.ts'
import type { Test } from 'tap'
import { apply, reopened } from './acts.ts'
import { checkCalls } from './calls.ts'
import { checkSurfaces } from './check.ts'
import { currentFault, type Taken } from './current.ts'
import { isInstallable, isListed, reasonsOf } from './oracle.ts'
import { SLUG } from './packages.ts'
import { mayAct } from './permissions.ts'
import { type Answer, inWorkspace, send, type Site } from './site.ts'
import { isPossible, type Step } from './steps.ts'
import { openProposal, take } from './take.ts'
import {
  type Bytes,
  type Kind,
  kinds,
  newWorld,
  type Skill,
  type Who,
  type World,
} from './world.ts'

/** Beside the reader, who asks after each step. */
const others: Who[] = ['none', 'pub1', 'foreign', 'rev1', 'key', 'admin']

type Item = {
  fingerprint: string
  served: boolean
  listed?: boolean
  installable?: boolean
  status_reason?: string
}

const itemOf = async (site: Site, kind: Kind): Promise<Item | null> => {
  const { status, text } = await send(site, 'admin', { path: `/skills/${kind}/${SLUG}` })
  return status === 200 ? (JSON.parse(text) as Item) : null
}

/** Takes over what is current, where it may be; gives what is wrong with it. */
const observe = async (site: Site, world: World, taken: Record<Kind, Taken>): Promise<string[]> => {
  const faults: (string | null)[] = []
  for (const kind of kinds) {
    const skill = world.skills[kind]
    const item = await itemOf(site, kind)
    const open = await openProposal(site, kind)
    const now = item ? (skill.known.get(item.fingerprint) ?? null) : null
    if (item && !now) faults.push(`${kind}: what is current was never installed`)
    faults.push(currentFault(world, kind, { now, taken: taken[kind] }))
    if (!open) skill.open = null
    else if (!skill.open && open.fingerprint === now?.pack.fingerprint) reopened(world, kind)
    if (open && open.fingerprint !== skill.open?.bytes.pack.fingerprint) {
      faults.push(`${kind}: a proposal is open that nothing has opened`)
    }
    if (now && item) faults.push(...told(world, { kind, now, item }))
  }
  return faults.filter((fault) => fault !== null)
}

/** What the item says of itself settles what was left to the service. */
const told = (world: World, { kind, now, item }: { kind: Kind; now: Bytes; item: Item }) => {
  const reason = item.status_reason ?? null
  const may = reasonsOf(world, kind, now)
  if (now.byRule === 'maybe' && may.length > 1) now.byRule = reason !== 'approval_pending'
  if (item.served !== (reason === null)) return [`${kind}: served ${item.served} with ${reason}`]
  for (const [field, truth] of [
    ['listed', isListed(world, kind)],
    ['installable', isInstallable(world, kind)],
  ] as const) {
    const isSaid = item[field] ?? truth
    if (truth !== 'maybe' && isSaid !== truth)
      return [`${kind}: ${field} is ${isSaid}, not ${truth}`]
  }
  if (may.some((one) => one === reason)) return []
  return [
    `${kind}: ${now.pack.name} is ${reason ?? 'served'}, not ${may.map((it) => it ?? 'served').join()}`,
  ]
}

/** What a workspace says of its skills, and the number of its last change. */
type State = { version: number; skills: string }

const stateOf = async (site: Site): Promise<State> => {
  const { text } = await send(site, 'admin', { path: '/skills' })
  const { snapshot_version: version, skills } = JSON.parse(text) as {
    snapshot_version: number
    skills: unknown[]
  }
  return { version, skills: JSON.stringify(skills) }
}

/** A change has a number, every number its event, and what is refused changes nothing. */
const checkEvents = async (
  events: EventClient,
  { before, after, answer }: { before: State; after: State; answer: Answer },
): Promise<string[]> => {
  await events.sees(({ id }) => id === String(after.version), 1)
  const ids = events.frames.flatMap(({ id, event }) => (event === 'hello' ? [] : (id ?? [])))
  const gap = ids.findIndex((id, index) => index > 0 && Number(id) !== Number(ids[index - 1]) + 1)
  const faults = gap === -1 ? [] : [`events: ${ids[gap - 1]} is followed by ${ids[gap]}`]
  const isNumbered = before.version !== after.version
  if (!isNumbered && before.skills !== after.skills) faults.push('events: none tells of the change')
  if (isNumbered && answer.status >= 400) faults.push(`${answer.status}, and something has changed`)
  return faults
}

const expectAnswer = (truth: ReturnType<typeof mayAct>, { status, text }: Answer): string[] => {
  const isAccepted = status < 300
  if (status >= 500) return [`answered ${status} ${text}`]
  if (truth === true && !isAccepted) return [`must be accepted, was ${status} ${text}`]
  if (truth === false && isAccepted) return [`must be refused, was ${status}`]
  return []
}

const describe = (step: Step): string => {
  const { do: name, by, isBold: _isBold, ...rest } = step
  return `${name} by ${by} ${JSON.stringify(rest)}`
}

export type Fault = { after: string; what: string }

type Given = {
  site: Site
  workspace: string
  steps: Step[]
  /** When everything is asked: after each step, a part after each, or only after the last one. */
  asks: 'always' | 'in turn' | 'at the end'
  isWanted?: (what: string) => boolean
}

export const runSequence = async (t: Test, given: Given): Promise<Fault[]> => {
  const { steps, workspace, asks, isWanted = () => true } = given
  const site = await inWorkspace(given.site, workspace)
  const world = newWorld()
  const url = `${site.app.listeningOrigin}/v1/workspaces/${workspace}/events?since=0`
  const events = await openEvents(t, url, { headers: site.headers.pub1 })
  try {
    for (const [turn, step] of steps.entries()) {
      const isLast = turn === steps.length - 1
      if (!isLast && !step.isBold && !isPossible(world, step)) continue
      const faults = await takeAndSee(site, world, { step, events })
      if (isLast || asks !== 'at the end') {
        const isWhole = isLast || asks === 'always'
        const asking = isLast ? others : others.slice(turn % others.length).slice(0, 1)
        faults.push(...(await checkSurfaces(site, world, { others: asking, turn, isWhole })))
        faults.push(...(await checkCalls(site, world)))
      }
      const wanted = faults.filter(isWanted)
      if (wanted.length > 0) return wanted.map((what) => ({ after: describe(step), what }))
    }
    return []
  } finally {
    events.leave()
  }
}

const beforeOf = ({ current, open }: Skill) => ({ old: current, waiting: open && { ...open } })

const takeAndSee = async (
  site: Site,
  world: World,
  { step, events }: { step: Step; events: EventClient },
): Promise<string[]> => {
  const truth = mayAct(world, step)
  const earlier = await stateOf(site)
  const before = { user: beforeOf(world.skills.user), registry: beforeOf(world.skills.registry) }
  const answer = await take(site, world, step)
  const { status } = answer
  const taken = {
    user: { ...before.user, step, status },
    registry: { ...before.registry, step, status },
  }
  const fault = status < 300 ? apply(world, step, status) : null
  return [
    ...expectAnswer(truth, answer),
    ...(fault === null ? [] : [fault]),
    ...(await observe(site, world, taken)),
    ...(await checkEvents(events, { before: earlier, after: await stateOf(site), answer })),
  ]
}
