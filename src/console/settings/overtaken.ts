/** Settings that somebody else has changed since their form was shown. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { Effective } from '../../tenancy/settings/service.ts'
import { type Field, shownText } from './fields.ts'
import { changedFields, type Fields, shownName, textIn } from './form.ts'

const MAX_SHOWN = 300

const cut = (text: string): string =>
  text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN).toWellFormed()}…`

/** Null: it has not changed, or has changed to what was typed here. */
const overtaking = (fields: Fields, { name, textOf }: Field, stored: Effective): string | null => {
  const now = textOf(stored).trim()
  const known = [textIn(fields, shownName(name)), textIn(fields, name)]
  return known.includes(undefined) || known.includes(now) ? null : now
}

/** Saving must not undo what its sender has not seen. */
export const checkNotOvertaken = (fields: Fields, stored: Effective): void => {
  const news = changedFields(fields).flatMap((field) => {
    const now = overtaking(fields, field, stored)
    return now === null ? [] : [`“${field.label}” is now: ${cut(shownText(field, now))}.`]
  })
  if (news.length === 0) return
  const message = `Somebody changed these settings after you loaded the page. ${news.join(' ')} What you typed is kept; save again to store it instead.`
  throw new AppError('settings.fingerprint_mismatch', message)
}
