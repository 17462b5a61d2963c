/** What may wait for a reviewer, and its possible outcomes. Pure. */
export const contentKinds = ['document', 'prompt'] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentStatuses = [
  'pending',
  'approved',
  'rejected',
  'superseded',
  'withdrawn',
] as const
export type ContentStatus = (typeof contentStatuses)[number]
