/** The forms of environment variables. A `form` completes "must be". Pure. */
import { type TSchema, Type } from '@sinclair/typebox'

/** `text` completes the words "used only if"; `holds` gets the values of all variables. */
export type Only = { text: string; holds: (given: Readonly<Record<string, unknown>>) => boolean }

/** Error messages quote only numbers, flags and choices, and so never a secret. */
type About = { description: string; secret?: true; only?: Only }

type Format =
  'base' | 'issuer' | 'key' | 'network' | 'origin' | 'servers' | 'socket' | 'standbys' | 'text'
type Form = About & { form?: string; pattern?: string; format?: Format }

export type Variable = TSchema & Partial<About> & { form?: string }

export const text = (about: Form) => Type.Optional(Type.String(about))

export const list = (format: Format, about: Form) =>
  Type.Array(Type.String({ format }), { ...about, default: [] })

export const number = (fallback: number, [minimum, maximum]: [number, number], about: About) =>
  Type.Integer({ ...about, default: fallback, minimum, maximum })

export const choice = <T extends string>(values: T[], fallback: T, about: About) =>
  Type.Unsafe<T>({ ...about, type: 'string', enum: values, default: fallback })

export const secret = {
  pattern: '^[!-~]{1,4096}$',
  form: 'printable ASCII without blanks',
  secret: true,
} as const
