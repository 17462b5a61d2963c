/**
 * The `t` that test files use: tap's own where a file runs alone, and a subtest of the host where
 * many files share a process.
 */
import tap, { type Test } from 'tap'

let t: Test = tap

/** For the host: what is imported next belongs to this test. */
export const useTest = (test: Test): void => {
  t = test
}

export type { Test }
export { t as default }
