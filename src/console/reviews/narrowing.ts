/** Narrower constraints of a capability, as a reviewer types them. Pure. */
import { Value } from '@sinclair/typebox/value'
import type { JsonObject } from '../../packages/types.ts'
import { AppError } from '../../platform/errors.ts'
import type { Constraints } from '../../tenancy/settings/capability-policy.ts'
import { Constraints as Schema } from '../../tenancy/settings/capability-policy-schemas.ts'

export const limits = ['domains', 'paths', 'rates'] as const

/** One a line. */
export type Narrowed = Record<(typeof limits)[number], string>

export const noLimits: Narrowed = { domains: '', paths: '', rates: '' }

/** A list that allows nothing. */
const NONE = 'none'

const listText = (list: readonly string[] | undefined): string =>
  list === undefined ? '' : list.length === 0 ? NONE : list.join('\n')

/** The constraints that apply as it was proposed. */
export const limitsOf = (given: JsonObject | null): Narrowed => {
  const { domains, paths, rate_limits: rates } = (given ?? {}) as Constraints
  const lines = rates && Object.entries(rates).map(([name, count]) => `${name} = ${count}`)
  return { domains: listText(domains), paths: listText(paths), rates: lines?.join('\n') ?? '' }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const listOf = (text: string): string[] => {
  const lines = linesOf(text)
  return lines.length === 1 && lines[0] === NONE ? [] : lines
}

const rateOf = (line: string): [string, number] => {
  const [, name, count] = /^(.*\S)\s*=\s*(\d+(?:\.\d+)?)$/.exec(line) ?? []
  if (name === undefined) {
    throw new AppError(
      'request.invalid',
      `Calls per minute are \`name = number\`, not \`${line}\`.`,
    )
  }
  return [name, Number(count)]
}

/** Null where nothing was typed but what was there. */
export const constraintsOf = (typed: Narrowed, given: JsonObject | null): Constraints | null => {
  const before = limitsOf(given)
  const isTyped = (limit: keyof Narrowed): boolean =>
    typed[limit].trim() !== '' && typed[limit].trim() !== before[limit]
  const constraints: Constraints = {
    ...(isTyped('domains') ? { domains: listOf(typed.domains) } : {}),
    ...(isTyped('paths') ? { paths: listOf(typed.paths) } : {}),
    ...(isTyped('rates')
      ? { rate_limits: Object.fromEntries(linesOf(typed.rates).map(rateOf)) }
      : {}),
  }
  if (Object.keys(constraints).length === 0) return null
  const [wrong] = [...Value.Errors(Schema, constraints)]
  if (wrong === undefined) return constraints
  throw new AppError(
    'request.invalid',
    `${JSON.stringify(wrong.value)} is no limit: domains are lower-case hosts such as \`*.example.com\`.`,
  )
}
