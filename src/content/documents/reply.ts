/** Response headers of a document: never executed, never sniffed. Pure. */
import { inertHeaders } from '../../platform/http/inert.ts'

export const documentHeaders: Record<string, string> = {
  ...inertHeaders('private, no-cache'),
  vary: 'authorization, accept',
}
