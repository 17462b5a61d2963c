/** All that is measured, in the order of the table. */
import { capabilityRows } from './capabilities.ts'
import { eventRows } from './events.ts'
import type { Row } from './row.ts'

export const rows: Row[] = [...capabilityRows, ...eventRows]
