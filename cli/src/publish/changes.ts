/** The differences between two revisions. Pure. */
import type { components } from '../api/schema.ts'

type SkillFile = components['schemas']['SkillFile']

export type Changes = { added: string[]; removed: string[]; changed: string[] }

const isSame = (one: SkillFile, other: SkillFile): boolean =>
  one.sha256 === other.sha256 && one.executable === other.executable

export const changesBetween = (before: SkillFile[], after: SkillFile[]): Changes => {
  const old = new Map(before.map((file) => [file.path, file]))
  const kept = new Set(after.map(({ path }) => path))
  return {
    added: after.filter(({ path }) => !old.has(path)).map(({ path }) => path),
    removed: before.filter(({ path }) => !kept.has(path)).map(({ path }) => path),
    changed: after
      .filter((file) => {
        const was = old.get(file.path)
        return was !== undefined && !isSame(was, file)
      })
      .map(({ path }) => path),
  }
}
