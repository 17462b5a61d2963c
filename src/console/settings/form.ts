/** What a form of settings asks for: only what was changed in it. Pure. */
import { AppError } from '../../platform/errors.ts'
import { type Field, sections } from './fields.ts'
import { secrets } from './secrets.ts'

/** As they were typed, by name. */
export type Fields = Readonly<Record<string, string>>

/** What was shown, next to the field. */
export const shownName = (name: string): string => `was:${name}`

export const textIn = (fields: Fields, name: string): string | undefined =>
  fields[name]?.replaceAll('\r\n', '\n').trim()

export const isChanged = (fields: Fields, { name }: Field): boolean => {
  const typed = textIn(fields, name)
  return typed !== undefined && typed !== textIn(fields, shownName(name))
}

export const changedFields = (fields: Fields): Field[] =>
  sections.flatMap((section) => section.fields.filter((field) => isChanged(fields, field)))

type Change = { [name: string]: unknown }

const put = (change: Change, [first = '', ...rest]: string[], value: unknown): Change => ({
  ...change,
  [first]: rest.length === 0 ? value : put((change[first] ?? {}) as Change, rest, value),
})

const secretsIn = (fields: Fields): Change =>
  Object.fromEntries(
    secrets.flatMap(({ name }): [string, string | null][] => {
      if (fields[`remove:${name}`] !== undefined) return [[name, null]]
      const typed = textIn(fields, name) ?? ''
      return typed === '' ? [] : [[name, typed]]
    }),
  )

/** Not checked yet. */
export const changeOf = (fields: Fields): Change =>
  changedFields(fields).reduce(
    (change, { name, valueOf }) =>
      put(change, name.split('.'), valueOf(textIn(fields, name) ?? '')),
    secretsIn(fields),
  )

export const checkTexts = (fields: Fields): void => {
  for (const { name, label, faultOf } of changedFields(fields)) {
    const fault = faultOf?.(textIn(fields, name) ?? '') ?? null
    if (fault !== null) throw new AppError('request.invalid', `“${label}”: ${fault}`)
  }
}

/** The failure in the words of the form. */
export const inWords = (error: AppError): AppError => {
  const place = error.details?.['field']
  if (typeof place !== 'string') return error
  const path = place.replace(/^change\./, '')
  const field = [...sections.flatMap((section) => section.fields), ...secrets].find(
    ({ name }) => path === name || path.startsWith(`${name}.`),
  )
  if (field === undefined) return error
  const message = error.message.replace(/^The body field `[^`]*`/, `“${field.label}”`)
  return new AppError(error.code, message)
}
