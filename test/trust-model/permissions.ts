/** Who may do what, by the same pages of the design. Pure. */
import type { Step } from './steps.ts'
import type { Truth } from './truth.ts'
import { everywhere, isMissing, kinds, type Skill, type Who, type World } from './world.ts'

const ranks: Record<Who, number> = {
  none: -1,
  foreign: -1,
  key: -1,
  reader: 0,
  pub1: 1,
  pub2: 1,
  rev1: 2,
  rev2: 2,
  admin: 3,
}

/** Has no token of this workspace. */
export const isStranger = (who: Who): boolean => ranks[who] < 0

export const seesAll = (who: Who): boolean => ranks[who] >= 1

const needed: Record<Step['do'], number> = {
  install: 1,
  update: 1,
  uninstall: 1,
  propose: 1,
  register: 1,
  review: 2,
  policy: 2,
  rollback: 2,
  classify: 2,
  bind: 2,
  sync: 2,
  purge: 3,
  settings: 3,
}

/** Whether a write has to be accepted. */
export const mayAct = (world: World, step: Step): Truth => {
  if (ranks[step.by] < needed[step.do]) return false
  if (step.do === 'settings' || step.do === 'sync') return true
  if (step.do === 'register') return 'maybe'
  const skill = world.skills[step.kind]
  const { current, known, open } = skill
  switch (step.do) {
    case 'install':
      if (isPurged(world, step.pack)) return false
      return current === null || current.pack.name === step.pack
    case 'update':
      return current !== null && !isPurged(world, step.pack)
    case 'uninstall':
      return current !== null
    case 'purge':
      return [...known.values()].some(({ pack }) => pack.name === step.pack)
    case 'policy': {
      if (step.enabled === false && step.implicit === true) return false
      return current === null || step.enabled === true ? 'maybe' : true
    }
    case 'rollback': {
      const older = [...known.values()].find(({ pack }) => pack.name === step.pack)
      if (older === undefined || older.isPurged) return false
      return older === current || older.byReviewer || older.byRule ? 'maybe' : false
    }
    case 'review':
      return open === null ? false : mayReview(world, step, skill)
    default:
      return current === null ? false : 'maybe'
  }
}

const isPurged = ({ skills }: World, name: string): boolean =>
  kinds.some((kind) =>
    [...skills[kind].known.values()].some((bytes) => bytes.isPurged && bytes.pack.name === name),
  )

const mayReview = (
  world: World,
  { by, decision, isPart, enable }: Step & { do: 'review' },
  skill: Skill,
): Truth => {
  const { settings, tools } = world
  const { open } = skill
  if (open === null) return false
  const authors = everywhere(world, open.bytes).flatMap(({ putBy, proposedBy }) => [
    ...putBy,
    ...proposedBy,
  ])
  if (settings.four_eyes && authors.includes(by)) return false
  if (decision === 'reject') return true
  const chosen = isPart ? [] : open.capabilities
  if (chosen.some((capability) => isMissing(skill, capability))) return false
  if (chosen.some(({ id, tool }) => tool !== undefined && tools.get(id) !== tool)) return false
  return enable === true ? 'maybe' : true
}
