/** Which bytes may be current after a step. Pure. */
import { isHeldBack, isServed } from './oracle.ts'
import type { Step } from './steps.ts'
import { type Bytes, bytesOf, type Kind, type Open, type World } from './world.ts'

export type Taken = {
  step: Step
  status: number
  /** What was current before. */
  old: Bytes | null
  /** What was open before. */
  waiting: Open | null
}

const may = (world: World, kind: Kind, { step, status, old, waiting }: Taken) => {
  if (status >= 400 || !('kind' in step)) return [old]
  if (step.do === 'purge') return [old?.pack.name === step.pack ? null : old]
  if (step.kind !== kind) return [old]
  const skill = world.skills[kind]
  if (step.do === 'uninstall') return [null]
  if (step.do === 'rollback') return [bytesOf(skill, step.pack)]
  if (step.do === 'install' || step.do === 'update') {
    const bytes = bytesOf(skill, step.pack)
    return status === 202 && old !== null ? [old, bytes] : [bytes]
  }
  if (step.do !== 'review' || step.decision === 'reject' || !waiting) return [old]
  const isMoved = !waiting.isManifestOnly && isHeldBack(world, kind, waiting.bytes) === false
  return isMoved ? [waiting.bytes] : [old, waiting.bytes]
}

const mayTakeAway = new Set<Step['do']>(['uninstall', 'rollback', 'purge'])

/** What is wrong with what is current now, or null. */
export const currentFault = (
  world: World,
  kind: Kind,
  { now, taken }: { now: Bytes | null; taken: Taken },
): string | null => {
  const skill = world.skills[kind]
  const { old, step } = taken
  skill.current = old
  const known = may(world, kind, taken)
  const wasServed = old !== null && isServed(world, kind) === true
  skill.current = now
  const name = now?.pack.name ?? 'nothing'
  if (!known.includes(now)) {
    return `${kind}: ${name} is current, not ${known.map((it) => it?.pack.name ?? 'nothing').join()}`
  }
  if (!wasServed || now === old || mayTakeAway.has(step.do)) return null
  const isWorse = now === null || isHeldBack(world, kind, now) === true
  return isWorse ? `${kind}: ${old.pack.name} was served until now` : null
}
