/** The matcher of globs: against a reference that tries everything, against Node's, and in its cost. */
import { posix } from 'node:path'
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { parseGlob } from '../../src/packages/glob.ts'
import { matchGlobs } from '../../src/registry/catalog/glob-match.ts'

const matches = (glob: string, path: string, budget = 1e6): boolean | undefined =>
  matchGlobs({ globs: [glob], paths: [path], budget })?.[0]

const faultOf = (glob: string): string | null => {
  const parsed = parseGlob(glob)
  return 'fault' in parsed ? parsed.fault : null
}

/** Tries every length for every star. */
const isName = (glob: string, name: string): boolean => {
  const [first = '', ...rest] = Array.from(glob)
  const [letter, ...letters] = Array.from(name)
  if (first === '') return name === ''
  if (first === '*') {
    return isName(rest.join(''), name) || (letter !== undefined && isName(glob, letters.join('')))
  }
  if (letter === undefined || (first !== '?' && first !== letter)) return false
  return isName(rest.join(''), letters.join(''))
}

const isPath = (globs: string[], names: string[]): boolean => {
  const [glob, ...rest] = globs
  const [name, ...others] = names
  if (glob === undefined) return name === undefined
  if (glob === '**') {
    if (rest.length === 0) return names.length > 0 && names.every((one) => !one.startsWith('.'))
    const isPassed = name !== undefined && !name.startsWith('.') && isPath(globs, others)
    return isPassed || isPath(rest, names)
  }
  if (name === undefined || name === '') return false
  if (/^[*?]/.test(glob) && name.startsWith('.')) return false
  return isName(glob, name) && isPath(rest, others)
}

const isRefused = (name: string): boolean => name !== '**' && name.includes('**')

const nameOf = (letters: string[], maxLength: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength })
    .map((parts) => parts.join(''))
    .filter((name) => !/^\.+$/.test(name))
const globNames = fc.array(
  fc.oneof(fc.constant('**'), nameOf(['a', 'b', '.', '*', '?', '😀'], 6)),
  { minLength: 1, maxLength: 5 },
)
const pathNames = fc.array(nameOf(['a', 'b', '.', '😀'], 5), { minLength: 1, maxLength: 5 })

t.test('it matches what a matcher that tries everything matches', async () => {
  fc.assert(
    fc.property(globNames, pathNames, (globs, names) => {
      const expected = !globs.some(isRefused) && isPath(globs, names)
      return matches(globs.join('/'), names.join('/')) === expected
    }),
    { numRuns: 20_000 },
  )
})

// Node misses `a/.a` by the glob `**/a/**/.a`, though it finds it by `a/**/.a`.
const isReadWrongByNode = (glob: string): boolean =>
  glob.split('**').length > 2 && glob.split('/').some((name) => name.startsWith('.'))

t.test('it matches what Node matches', async () => {
  const name = nameOf(['a', 'b', '.', '*', '?'], 4)
  const globs = fc
    .array(fc.oneof(name, fc.constant('**')), { minLength: 1, maxLength: 5 })
    .map((names) => names.join('/'))
    .filter((glob) => !glob.split('/').some(isRefused) && !isReadWrongByNode(glob))
  const paths = fc.array(nameOf(['a', 'b', '.'], 3), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(globs, paths, fc.boolean(), (glob, names, isAbsolute) => {
      const path = `${isAbsolute ? '/' : ''}${names.join('/')}`
      return matches(glob, path) === posix.matchesGlob(path, glob)
    }),
    { numRuns: 5000 },
  )
})

t.test('paths and globs are read alike', async (t) => {
  for (const [glob, path, expected] of [
    ['src/*.ts', './src/a.ts', true],
    ['./src//*.ts', 'src/a.ts', true],
    ['src/', 'src', true],
    ['**', '/x/a.ts', true],
    ['*', '/a', false],
    ['/x/**', '/x/a/b', true],
    ['x/**', '/x/a', false],
    ['a/**', 'a', false],
    ['?', '😀', true],
    ['??', '😀', false],
    ['.github/**', '.github/a', true],
    ['{src,test}/**/*.{ts,tsx,js,jsx}', 'test/a/b.jsx', true],
    ['{src/a,}b', 'b', true],
    ['(group)/*', '(group)/a', true],
    ['*', '', false],
  ] as const) {
    t.equal(matches(glob, path), expected, `${glob} ${path}`)
  }
})

t.test('unsupported syntax is a fault and matches nothing', async (t) => {
  for (const [glob, fault] of [
    ['', /names no file/],
    ['/', /names no file/],
    ['./', /names no file/],
    ['[ab]', /character class/],
    ['a\\*', /backslash/],
    ['!a', /negation/],
    ['a**b', /\*\* within a segment/],
    ['a/***/b', /\*\* within a segment/],
    ['{a,b*}*', /\*\* within a segment/],
    ['+(a|b)', /extended/],
    ['@(a)', /extended/],
    ['{1..9}', /plain alternatives/],
    ['{a}', /plain alternatives/],
    ['{a,{b,c}}', /plain alternatives/],
    ['{a,b', /plain alternatives/],
    ['a}', /plain alternatives/],
    ['{1,2,3,4,5,6,7,8,9}', /more than 8/],
    ['{a,b}{a,b}{a,b}{a,b}', /more than 8/],
    ['../a', /leaves/],
    ['a'.repeat(257), /longer than 256/],
    ['a/'.repeat(33), /more than 32 segments/],
    ['a*'.repeat(17), /more than 16 wildcards/],
  ] as const) {
    t.match(faultOf(glob) ?? '', fault, glob)
    for (const path of ['a', 'ab', 'aXXb', '1', glob])
      t.not(matches(glob, path), true, `${glob} ${path}`)
  }
  t.equal(faultOf('{1,2,3,4,5,6,7,8}'), null)
})

t.test('no glob costs more than its length times that of the path', async (t) => {
  const worst: [string, string][] = [
    ['*a*a*a*a*a*a*a*ab', 'a'.repeat(61)],
    [`*${'?'.repeat(14)}b*c`, 'b'.repeat(1024)],
    [`*${'a'.repeat(250)}b*`, 'a'.repeat(1024)],
    ['{*a*a*a*a,?*}b', 'a'.repeat(1024)],
    [`${'**/a/'.repeat(12)}b/**`, 'a/'.repeat(512)],
    [`**/${'a/'.repeat(29)}*b*`, 'a/'.repeat(512)],
  ]
  for (const [glob, path] of worst) {
    t.equal(matches(glob, path, 2 * (glob.length + 1) * (path.length + 1)), false, glob)
  }
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '*', '?', '/'), maxLength: 60 }),
      fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 200 }),
      (glob, path) => matches(glob, path, 2 * (glob.length + 1) * (path.length + 1)) !== undefined,
    ),
    { numRuns: 5000 },
  )
})

t.test('a budget that does not suffice ends the matching', async (t) => {
  const globs = Array.from({ length: 10 }, () => ['*a*b', '**/x'])
  const paths = Array.from({ length: 100 }, (_, index) => `src/${index}`)
  t.equal(matchGlobs({ globs, paths, budget: 2000 }), null)
  t.same(
    matchGlobs({ globs, paths, budget: 100_000 }),
    globs.map(() => false),
  )
  t.same(matchGlobs({ globs: [null, 7, [7, '**'], {}], paths: ['a'], budget: 1000 }), [
    false,
    false,
    true,
    false,
  ])
})
