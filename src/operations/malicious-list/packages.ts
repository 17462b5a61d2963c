/** The malicious packages in snapshots of OSV. */
import type { MaliciousPackage } from '../../registry/malicious/lists.ts'
import { maliciousIn } from './osv.ts'
import { recordsIn } from './records.ts'

/** Throws where a path has none, or something that is no record. */
export async function* packagesIn(paths: readonly string[]): AsyncGenerator<MaliciousPackage> {
  for (const path of paths) {
    let count = 0
    for await (const { place, text } of recordsIn(path)) {
      const packages = maliciousIn(text)
      if (packages === null) throw new Error(`${place} is not a record of OSV`)
      count += packages.length
      yield* packages
    }
    if (count === 0) throw new Error(`${path} has no malicious packages of a known registry`)
  }
}
