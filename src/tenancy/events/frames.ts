/** Events on the wire (server-sent events, HTML 9.2): frames, and the ids that come back. Pure. */

/** A frame without an id leaves the client's last one as it was. */
export const frameOf = (name: string, data: object, id?: number): Buffer =>
  Buffer.from(
    `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
  )

/** A given id as a number, or null for what was never one of ours. */
export const parseId = (text: string): number | null => {
  const id = Number(text)
  return /^(0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(id) ? id : null
}

type Logged = {
  snapshot_version: number
  type: string
  payload: unknown
  /** Unix seconds. */
  created_at: number
}

/** The data of a logged event: its payload, and what each protocol puts around it. */
export const dataOf = (
  workspaceId: string,
  { snapshot_version, type, payload, created_at }: Logged,
): object => {
  const given = payload as object
  return type === 'skills/changed'
    ? { workspace_id: workspaceId, snapshot_version, ...given, created_at }
    : { ...given, snapshot_version }
}
