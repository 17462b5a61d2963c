/** Commands for reviewers, and for those who look after a workspace. */
import { choice, limit, option, repeated, sourceKind, yes } from './options.ts'
import type { Family, Spec } from './spec.ts'

const reason = () => option('--reason <text>', 'why; it is shown to the publisher')
const kind = () => sourceKind('default: user, else registry, else system')

const review: Family = {
  name: 'review',
  summary: 'see what waits for a review, and decide',
  commands: [
    {
      usage: 'list',
      alias: 'ls',
      summary: 'list what waits for a review',
      options: [option('--all', 'also what is decided'), limit(50)],
      load: async () => (await import('../review/review.ts')).list,
    },
    {
      usage: 'show <proposal>',
      summary: 'print a proposal, by its id or the slug of its skill',
      load: async () => (await import('../review/review.ts')).show,
    },
    {
      usage: 'diff <proposal>',
      summary: 'print what a proposal changes, line by line',
      options: [option('--path <file>', 'only this file')],
      load: async () => (await import('../review/review.ts')).diff,
    },
    {
      usage: 'approve <proposal>',
      summary: 'approve exactly these bytes',
      options: [
        reason(),
        repeated(
          '--accept-finding <rule:path>',
          'release a finding that blocks, or "all"; may be repeated',
        ),
        repeated('--capability <id>', 'approve only this capability; may be repeated'),
        option('--enable', 'also enable the skill'),
      ],
      examples: ['skill review approve pdf-tools --reason "Read it all."'],
      load: async () => (await import('../review/review.ts')).approve,
    },
    {
      usage: 'reject <proposal>',
      summary: 'reject these bytes',
      options: [reason()],
      load: async () => (await import('../review/review.ts')).reject,
    },
  ],
}

export const reviewCommands: (Spec | Family)[] = [
  review,
  {
    usage: 'policy <slug>',
    summary: 'print or set whether a skill is enabled, and offered unasked',
    options: [
      option('--enable', 'agents may read it'),
      option('--disable', 'agents may not read it'),
      option('--implicit', 'offer it without being asked for'),
      option('--no-implicit', 'offer it only by name'),
      option('--inherit', 'as the workspace says'),
      kind(),
    ],
    load: async () => (await import('../review/manage.ts')).policy,
  },
  {
    usage: 'rollback <slug> <revision>',
    summary: 'serve an earlier revision again',
    text: 'By its number, its version, or the beginning of its fingerprint: skill show <slug>.',
    options: [reason(), kind()],
    load: async () => (await import('../review/manage.ts')).rollback,
  },
  {
    usage: 'uninstall <slug>',
    summary: 'uninstall a skill from the workspace, for all who use it',
    text: 'To remove it from this machine only: skill remove <slug>.',
    options: [yes(), kind()],
    load: async () => (await import('../review/manage.ts')).uninstall,
  },
  {
    usage: 'audit [skill]',
    summary: 'print who did what, the newest entry first',
    options: [
      option('--action <name>', 'only this action'),
      option('--actor <id>', 'only this actor'),
      choice('--decision <word>', 'only these', ['allowed', 'blocked', 'warning']),
      option('--since <time>', 'not before this time'),
      option('--until <time>', 'before this time'),
      limit(50, 10_000),
    ],
    load: async () => (await import('../review/audit.ts')).audit,
  },
]
