/** Replaces a locked row, or inserts a new one. */

type Upsert<Row> = {
  lock: () => Promise<Row | null>
  /** Throws if the precondition of the write does not hold; null: there is no row. */
  check: (before: Row | null) => void
  replace: () => Promise<Row>
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
    const row = before ? await replace() : await insert()
    if (row) return { row, before }
  }
}
