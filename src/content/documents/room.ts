/**
 * What one id counts towards the quotas: a text that waits for a reviewer is stored as well, so it
 * takes room until it is decided on or overtaken. Pure.
 */
import type { Growth } from '../../tenancy/workspaces/quotas.ts'

type Sized = { bytes: number }

type Texts = { stored: Sized | undefined; held: Sized | undefined }

const bytesOf = ({ stored, held }: Texts): number => (stored?.bytes ?? 0) + (held?.bytes ?? 0)

const countOf = ({ stored, held }: Texts): number => (stored || held ? 1 : 0)

export const growthOf = (before: Texts, after: Texts): Growth => ({
  documents: countOf(after) - countOf(before),
  bytes: bytesOf(after) - bytesOf(before),
})
