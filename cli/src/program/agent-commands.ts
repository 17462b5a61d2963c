/** Commands that put skills where the agents of this machine read them. */
import { option, repeated, revision, sourceKind } from './options.ts'
import type { Spec } from './spec.ts'

const isGlobal = () => option('-g, --global', 'for all projects: in the home folder')
const linked = () =>
  repeated(
    '--linked <folder>',
    'also below this folder, a link out of the project; may be repeated',
  )
const force = () => option('--force', 'also replace or remove what was changed on this machine')

export const agentCommands: Spec[] = [
  {
    usage: 'install [slugs...]',
    alias: 'add',
    summary: 'install skills into the folders of the agents found',
    text: 'Without a slug, everything that skill-registry.lock.json names, exactly as it was. Each skill is tried, and it ends with 1 if one fails, or with 3 if the registry cannot be reached.',
    examples: ['skill install pdf-tools', 'skill install pdf-tools --agent claude-code --global'],
    options: [
      repeated('--agent <name>', 'only for this agent; may be repeated'),
      option('--to <folder>', 'into this folder instead'),
      isGlobal(),
      linked(),
      ...revision(),
      sourceKind('default: that of the lock file, else user, else registry, else system'),
      force(),
    ],
    load: async () => (await import('../local/install.ts')).install,
  },
  {
    usage: 'update [slugs...]',
    alias: 'upgrade',
    summary: 'update installed skills to what the registry serves now',
    text: 'Skills that were installed by version or fingerprint are updated only by name. Each skill is tried, and it ends with 1 if one fails, or with 3 if the registry cannot be reached.',
    options: [isGlobal(), linked(), force()],
    load: async () => (await import('../local/install.ts')).update,
  },
  {
    usage: 'outdated',
    summary: 'list installed skills that the registry serves in another revision',
    text: 'Ends with 1 if there is one.',
    options: [isGlobal()],
    load: async () => (await import('../local/verify.ts')).outdated,
  },
  {
    usage: 'verify',
    summary: 'check that what is installed is what is approved now',
    text: 'Ends with 1 if a folder was changed, is missing, or is no longer approved.',
    options: [isGlobal(), option('--strict', 'also for skills that the lock file does not name')],
    load: async () => (await import('../local/verify.ts')).verify,
  },
  {
    usage: 'remove <slugs...>',
    alias: 'rm',
    summary: 'remove skills from this machine',
    options: [isGlobal(), linked(), force()],
    load: async () => (await import('../local/install.ts')).remove,
  },
]
