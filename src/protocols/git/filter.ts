/** Filters of partial clones. A superset is always allowed, so that an unknown one sends all. Pure. */
import type { PackageFile } from '../../packages/types.ts'

type WantsBlob = (file: Pick<PackageFile, 'size'>) => boolean

const UNITS: Record<string, number> = { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 }

/** Undefined: everything is wanted. Folders are always sent. */
export const blobFilter = (filter: string | null): WantsBlob | undefined => {
  if (filter === 'blob:none' || /^tree:\d+$/.test(filter ?? '')) return () => false
  const [, count, unit = ''] = /^blob:limit=(\d{1,15})([kmg]?)$/i.exec(filter ?? '') ?? []
  const factor = UNITS[unit.toLowerCase()]
  if (count === undefined || factor === undefined) return undefined
  return ({ size }) => size < Number(count) * factor
}
