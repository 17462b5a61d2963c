/**
 * Which functions a distributed database takes in which clause of a write. Held by the names of
 * functions, so operators, casts and what a subquery reads are not seen. Pure.
 */

/** Those that any statement here may want; a test compares them with what Postgres says. */
export const volatileFunctions = [
  'clock_timestamp',
  'gen_random_uuid',
  'nextval',
  'random',
  'timeofday',
]
export const stableFunctions = [
  'concat',
  'concat_ws',
  'format',
  'json_agg',
  'json_build_array',
  'json_build_object',
  'json_object_agg',
  'jsonb_agg',
  'jsonb_build_object',
  'now',
  'pg_current_xact_id',
  'row_to_json',
  'statement_timestamp',
  'to_char',
  'to_json',
  'to_jsonb',
  'transaction_timestamp',
]
const volatile = new Set(volatileFunctions)
const stable = new Set(stableFunctions)

const WRITES =
  /\b(?:(?<!for )(?<!key )update\s+(?!set\b|of\b|skip\b)"?[a-z_]+"?\s|delete\s+from\b)/i

/** The text from the start to the parenthesis that closes what is around it. */
const upToEnd = (text: string): string => {
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(/[()]/g)) {
    depth += mark === '(' ? 1 : -1
    if (depth < 0) return text.slice(0, index)
  }
  return text
}

const clausesFrom = (text: string, start: RegExp): string[] =>
  [...text.matchAll(new RegExp(start.source, 'gi'))].map(({ 0: found, index }) =>
    upToEnd(text.slice(index + found.length)),
  )

const callsIn = (text: string): { name: string; given: string }[] =>
  [...text.matchAll(/\b([a-z_][a-z_0-9]*)\(/gi)].map(({ 0: found, 1: name = '', index }) => ({
    name: name.toLowerCase(),
    given: upToEnd(text.slice(index + found.length)),
  }))

/** Whether an argument is more than parameters, literals and casts. */
const readsColumn = (given: string): boolean =>
  /[a-z_]/i.test(
    given.replaceAll(/'[^']*'|::[a-z0-9_]+(?:\[\])?|\$\d+|\b[a-z]+ =>|\bnow\(\)/gi, ''),
  )

const isMutable = ({ name }: { name: string }): boolean => volatile.has(name) || stable.has(name)

/** What a distributed database refuses in the statement; null if nothing is known. */
export const volatilityFault = (text: string): string | null => {
  const conflicts = clausesFrom(text, /\bdo update set\b/).map(
    (it) => it.split(/\breturning\b/i)[0] ?? '',
  )
  if (conflicts.some((it) => /\bselect\b/i.test(it))) return 'a subquery in ON CONFLICT'
  const inConflict = conflicts.flatMap(callsIn).find(isMutable)
  if (inConflict) return `${inConflict.name} in ON CONFLICT`
  const inReturning = clausesFrom(text, /\breturning\b/)
    .flatMap(callsIn)
    .find(isMutable)
  if (inReturning) return `${inReturning.name} in RETURNING`
  const values = clausesFrom(text, /\)\s*values\s*(?=\()/)
  if (/\binsert into\b/i.test(text) && values.some((it) => /\(\s*select\b/i.test(it)))
    return 'a subquery in VALUES'
  const written = clausesFrom(text, WRITES).flatMap(callsIn)
  const unstable = written.find(({ name }) => volatile.has(name))
  if (unstable) return `${unstable.name} in UPDATE or DELETE`
  const ofColumn = written.find(({ name, given }) => stable.has(name) && readsColumn(given))
  if (ofColumn) return `${ofColumn.name} of a column in UPDATE or DELETE`
  const chosen = clausesFrom(text, WRITES)
    .flatMap(callsIn)
    .find(({ name, given }) => name === 'coalesce' && callsIn(given).some(isMutable))
  return chosen ? 'a function that is not IMMUTABLE in COALESCE' : null
}
