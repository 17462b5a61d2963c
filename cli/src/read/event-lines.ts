/** Formats an event as a line for people, and as a value for programs. Pure. */
import type { components } from '../api/schema.ts'
import type { EventFrame } from './event-frames.ts'
import { short } from '../terminal/text.ts'

type SkillsChanged = components['schemas']['SkillsChanged']
type Position = components['schemas']['EventPosition']
type Change = SkillsChanged['changes'][number]

const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

const timeOf = (unix: number): string => new Date(unix * 1000).toISOString().replace('.000Z', 'Z')

const changeOf = (change: Change): string => {
  const { fingerprint_before: before, fingerprint_after: after } = change
  const moved = [before, after].flatMap((one) => (one === undefined ? [] : [short(one)]))
  return [change.slug, `(${change.source_kind})`, [...new Set(moved)].join(' -> ')].join(' ').trim()
}

const lineOfChange = (event: SkillsChanged): string => {
  const { created_at: at, snapshot_version: version, reason, changes, review } = event
  const said = review?.reason ?? null
  return [
    timeOf(at),
    version,
    reason,
    changes.map(changeOf).join(', '),
    ...(said === null ? [] : [JSON.stringify(said)]),
  ]
    .join('  ')
    .trim()
}

export const valueOf = ({ id, event, data }: EventFrame) => ({ id, event, data: parsed(data) })

export const lineOf = ({ event, data }: EventFrame): string => {
  const value = parsed(data)
  try {
    if (event === 'hello')
      return `Following from snapshot version ${(value as Position).snapshot_version}`
    if (event === 'resync') {
      return `Events before snapshot version ${(value as Position).snapshot_version} are missing: list again`
    }
    if (event === 'skills/changed') return lineOfChange(value as SkillsChanged)
  } catch {
    // Without the expected fields it is shown unchanged.
  }
  return `${event}  ${data}`
}
