import t from '../support/tap.ts'
import {
  blocksOf,
  trustGate,
  type HealthFacts,
  type HealthRules,
} from '../../src/packages/health/diagnose.ts'

const rest = { message: 'm', excerpt: '', decoded: null, decoding: [], fingerprint: 'f' }

type Given = { severity?: 'block' | 'hold' | 'warn'; level?: 'error' | 'warning'; bins?: string[] }

const facts = ({ severity = 'warn', level = 'warning', bins = [] }: Given = {}): HealthFacts => ({
  requirements: bins.map((name) => ({ kind: 'bin', names: [name] })),
  diagnostics: [
    { code: 'strict.name.format', level, message: 'm', field_path: 'name' },
    { code: 'strict.field.unknown', level: 'warning', message: 'm', field_path: 'x' },
  ],
  security_findings: [
    { rule_id: 'text.tag_characters', severity, path: 'SKILL.md', line: 1, ...rest },
    { rule_id: 'secret.token', severity: 'warn', path: 'a.md', line: 2, ...rest },
  ],
})

const strict = { validation_profile: 'strict' } as const
const complete = { block_on_missing_dependencies: true }
const lenient: HealthRules = {
  environment: { bins: [], commands: [], env: [], mcp: [] },
  block_on_missing_dependencies: false,
  validation_profile: 'lenient',
}
const environment = { ...lenient.environment, bins: ['node'] }
const everything: Given = { severity: 'block', level: 'error', bins: ['node', 'uv'] }

const cases: [
  what: string,
  facts: HealthFacts,
  rules: Partial<HealthRules>,
  counts: [dependencies: number, security: number, validation: number],
  status: 'ok' | 'blocked',
][] = [
  ['nothing but warnings', facts(), {}, [0, 0, 0], 'ok'],
  ['warnings under the strict rules', facts(), { ...strict, ...complete }, [0, 0, 0], 'ok'],
  ['a finding that blocks', facts({ severity: 'block' }), {}, [0, 1, 0], 'blocked'],
  ['a finding that holds', facts({ severity: 'hold' }), {}, [0, 1, 0], 'blocked'],
  ['an error, lenient', facts({ level: 'error' }), {}, [0, 0, 0], 'ok'],
  ['an error, strict', facts({ level: 'error' }), strict, [0, 0, 1], 'blocked'],
  ['a need', facts({ bins: ['uv'] }), {}, [0, 0, 0], 'ok'],
  ['a need that counts', facts({ bins: ['uv'] }), complete, [1, 0, 0], 'blocked'],
  ['a need that is met', facts({ bins: ['node'] }), { ...complete, environment }, [0, 0, 0], 'ok'],
  ['all at once', facts(everything), { ...strict, ...complete }, [2, 1, 1], 'blocked'],
  ['security before needs', facts(everything), complete, [2, 1, 0], 'blocked'],
]

t.test('what blocks, and by which settings', async (t) => {
  for (const [what, given, rules, counts, status] of cases) {
    const blocks = blocksOf(given, { ...lenient, ...rules })
    const { dependency_failures: needs, security_blocks: found, validation_issues: issues } = blocks
    t.same([needs.length, found.length, issues.length], counts, what)
    t.equal(blocks.status, status, what)
  }
})

t.test('the trust gate has three rows', async (t) => {
  const minimums = ['shell verified', 'http community', 'function_proxy community']
  const allowed = {
    untrusted: [false, false, false],
    community: [false, true, true],
    verified: [true, true, true],
    internal: [true, true, true],
  } as const
  for (const level of ['untrusted', 'community', 'verified', 'internal'] as const) {
    const rows = trustGate(level)
    t.same(
      rows.map((row) => `${row.tool_kind} ${row.minimum_trust}`),
      minimums,
    )
    t.same(
      rows.map((row) => row.allowed),
      allowed[level],
      level,
    )
  }
})
