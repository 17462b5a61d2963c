/** All that is measured, in the order of the table. */
import { capabilityRows } from './capabilities.ts'
import { documentRows } from './documents.ts'
import { installRows } from './installs.ts'
import { pageRows } from './pages.ts'
import type { Row } from './row.ts'

export const rows: Row[] = [...capabilityRows, ...installRows, ...documentRows, ...pageRows]
