/** Names one upload. */
export type UploadKey = { workspaceId: string; uploadId: string }
