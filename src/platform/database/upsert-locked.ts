/** Replaces a locked row, or inserts a new one. A row that needs no change is returned as it was. */
import { isDeepStrictEqual } from 'node:util'

type Upsert<Row> = {
  lock: () => Promise<Row | null>
  /** Throws if the precondition of the write does not hold; null: there is no row. */
  check: (before: Row | null) => void
  /** Returns the row it was given if there is nothing to write. */
  replace: (before: Row) => Promise<Row>
  /** Null if another transaction inserted the row first. */
  insert: () => Promise<Row | null>
}

export const upsertLocked = async <Row>({
  lock,
  check,
  replace,
  insert,
}: Upsert<Row>): Promise<{ row: Row; before: Row | null }> => {
  for (;;) {
    const before = await lock()
    check(before)
    const row = before ? await replace(before) : await insert()
    if (row) return { row, before }
  }
}

/** Whether a row already has all of these values. */
export const hasValues = <Values extends object>(row: Values, values: Values): boolean =>
  (Object.keys(values) as (keyof Values)[]).every((name) =>
    isDeepStrictEqual(row[name], values[name]),
  )
