/** All that is measured, in the order of the table. */
import { artifactRows } from './artifacts.ts'
import { capabilityRows } from './capabilities.ts'
import { documentRows } from './documents.ts'
import { eventRows } from './events.ts'
import { installRows } from './installs.ts'
import { pageRows } from './pages.ts'
import { readRows } from './reads.ts'
import { rebuildRows } from './rebuild.ts'
import type { Row } from './row.ts'
import { startRows } from './start.ts'
import { unpackingRows } from './unpacking.ts'
import { uploadRows } from './uploads.ts'

export const rows: Row[] = [
  ...capabilityRows,
  ...readRows,
  ...uploadRows,
  ...unpackingRows,
  ...installRows,
  ...documentRows,
  ...eventRows,
  ...pageRows,
  ...rebuildRows,
  ...artifactRows,
  ...startRows,
]
