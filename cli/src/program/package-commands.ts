/** Commands for those who write skills. */
import { ifMatch, numeric, option, sourceKind } from './options.ts'
import type { Spec } from './spec.ts'

const codeQuality = () =>
  option('--code-quality <file>', 'write the findings as a code quality report of GitLab')

export const packageCommands: Spec[] = [
  {
    usage: 'init <folder>',
    summary: 'write the SKILL.md of a new skill',
    options: [
      option('--name <name>', 'default: that of the folder'),
      option('--description <text>', 'what it does, and when to use it'),
    ],
    examples: [
      'skill init pdf-tools --description "Reads PDF files. Use it for forms and tables."',
    ],
    load: async () => (await import('../publish/init.ts')).init,
  },
  {
    usage: 'lint <folder>',
    summary: 'check a folder as the registry would, and send nothing',
    text: 'Ends with 1 if the registry would reject it, or not serve it because of a finding.',
    options: [codeQuality()],
    load: async () => (await import('../publish/lint.ts')).lint,
  },
  {
    usage: 'push <folder>',
    alias: 'publish',
    summary: 'pack a folder, upload it, and install or update the skill',
    text: 'Ends with 0 if agents get it, with 4 if it is stored but not served. An interrupted push goes on where it was when it is run again.',
    examples: ['skill push pdf-tools --dry-run', 'skill push pdf-tools --wait --timeout 3600'],
    options: [
      option('--dry-run', 'check it, say what would change, and send nothing'),
      option('--wait', 'wait until a reviewer has decided'),
      numeric('--timeout <seconds>', 'how long --wait waits (default: a day)', 31 * 86_400),
      ifMatch(),
      sourceKind('of the skill (default: user)', ['user', 'registry']),
      option('--allow-unserved', 'exit with 0 even if it is stored but not served'),
      option('--provenance', 'publish as the job of a CI system, whatever token there is'),
      codeQuality(),
    ],
    load: async () => (await import('../publish/push.ts')).push,
  },
]
