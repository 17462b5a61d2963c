/**
 * Estimates from the bytes, before parsing, whether a package is cheap to describe: parsing YAML
 * takes quadratic time in the keys of a mapping and time for each mark, and parsing markdown time
 * for each line. Pure.
 */
import type { Manifests } from './archive/layout.ts'
import { attempt } from './manifest/errors.ts'
import { splitSkillMd } from './manifest/skill-md.ts'

const FRONT_MATTER_BYTES = 4 * 1024
/** Keys, and the brackets and commas of keys and items in flow style. */
const FRONT_MATTER_MARKS = 64
const FRONT_MATTER_LINES = 256
const BODY_LINES = 1000

const countOf = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0

const isLightYaml = (yaml: string): boolean => {
  if (Buffer.byteLength(yaml) > FRONT_MATTER_BYTES) return false
  const marks = /[[{\]}]/.test(yaml) ? /[:?,[\]{}]/g : /[:?]/g
  return (
    countOf(yaml, marks) <= FRONT_MATTER_MARKS && countOf(yaml, /[\r\n]/g) <= FRONT_MATTER_LINES
  )
}

export const isLight = ({ skillMd }: Manifests): boolean => {
  const { value: split } = attempt(() => splitSkillMd(skillMd))
  if (split === null) return true
  const { yaml, body } = split
  return isLightYaml(yaml ?? '') && countOf(body, /[\r\n]/g) <= BODY_LINES
}
