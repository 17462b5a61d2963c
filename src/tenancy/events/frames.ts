/** Events as server-sent events (HTML 9.2): frames, and the ids that clients return. Pure. */

/** A frame without an id leaves the client's last id unchanged. */
export const frameOf = (name: string, data: object, id?: number): Buffer =>
  Buffer.from(
    `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
  )

/** A client's id as a number, or null if it cannot be the id of an event. */
export const parseId = (text: string): number | null => {
  const id = Number(text)
  return /^(0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(id) ? id : null
}

/** An event as it is logged. */
export type LoggedEvent = {
  snapshot_version: number
  type: string
  payload: unknown
  /** Whether the skills that it names were served before; not of interest to subscriptions. */
  was_served?: boolean
  /** Whether it names no skill, which is not the same as that it may concern any. */
  is_of_no_skill?: boolean
  /** Unix seconds. */
  created_at: number
}

/** The data of a logged event: its payload, and the fields that each protocol adds. */
export const dataOf = (
  workspaceId: string,
  { snapshot_version, type, payload, created_at }: LoggedEvent,
): object => {
  const given = payload as object
  return type === 'skills/changed'
    ? { workspace_id: workspaceId, snapshot_version, ...given, created_at }
    : { ...given, snapshot_version }
}
