/**
 * Limits of agent hosts: every host of the Skills extension of MCP (SEP-2640) must accept this
 * much.
 */
import { sizeText } from '../../platform/sizes.ts'
import { finding } from './diagnostics.ts'
import type { Diagnostic } from '../types.ts'

const MAX_FILES = 512
const MAX_BYTES = 16 * 1024 * 1024

type Size = { file_count: number; size: number }

export const isWithinHostLimits = ({ file_count: files, size }: Size): boolean =>
  files <= MAX_FILES && size <= MAX_BYTES

const consequence = 'so it is left out of `skills/list` of MCP, and found there by its URI only.'

export const hostLimitFindings = (files: readonly { size: number }[]): Diagnostic[] => {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const found: Diagnostic[] = []
  if (files.length > MAX_FILES) {
    const message = `The package has ${files.length} files, more than ${MAX_FILES}, ${consequence}`
    found.push(finding('warning', 'mcp.too_many_files', '', message))
  }
  if (size > MAX_BYTES) {
    const message = `The package has ${size} bytes, more than ${sizeText(MAX_BYTES)}, ${consequence}`
    found.push(finding('warning', 'mcp.too_large', '', message))
  }
  return found
}
