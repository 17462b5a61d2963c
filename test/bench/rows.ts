/** All that is measured, in the order of the table. */
import { capabilityRows } from './capabilities.ts'
import { rebuildRows } from './rebuild.ts'
import type { Row } from './row.ts'
import { startRows } from './start.ts'

export const rows: Row[] = [...capabilityRows, ...rebuildRows, ...startRows]
