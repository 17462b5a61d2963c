/** Commands that find and read skills of the registry. */
import { limit, option, revision, since, sourceKind, status, unserved } from './options.ts'
import type { Spec } from './spec.ts'

export const skillCommands: Spec[] = [
  {
    usage: 'search <words...>',
    alias: 'find',
    summary: 'find skills by words in any order, the best match first',
    options: [status(), sourceKind('only this source kind'), limit(20)],
    load: async () => (await import('../read/search.ts')).search,
  },
  {
    usage: 'list',
    alias: 'ls',
    summary: 'list the skills of the workspace',
    options: [
      option('--q <words>', 'only skills that match these words, the best match first'),
      status(),
      sourceKind('only this source kind'),
    ],
    load: async () => (await import('../read/list.ts')).list,
  },
  {
    usage: 'show <slug>',
    alias: 'info',
    summary: 'print what the registry knows of a skill',
    text: 'Its state, findings, capabilities, revisions, and the commands that install it.',
    options: [sourceKind('default: user, else registry, else system')],
    load: async () => (await import('../read/show.ts')).show,
  },
  {
    usage: 'files <slug>',
    summary: 'list the files of a skill',
    options: [...revision(), sourceKind('default: user, else registry, else system'), unserved()],
    load: async () => (await import('../read/show.ts')).files,
  },
  {
    usage: 'cat <slug> <path>',
    summary: 'print one file of a skill',
    options: [...revision(), sourceKind('default: user, else registry, else system'), unserved()],
    examples: ['skill cat pdf-tools SKILL.md'],
    load: async () => (await import('../read/show.ts')).cat,
  },
  {
    usage: 'diff <skill> [revisions...]',
    summary: 'compare two revisions, or a folder with what is served',
    text: 'With a folder, it is compared with what is served, or with the revision that is named. With a slug, the current revision is compared with the one before, or the revisions that are named with each other: by number, version, or the beginning of the fingerprint.',
    options: [sourceKind('default: user, else registry, else system'), unserved()],
    examples: ['skill diff ./pdf-tools', 'skill diff pdf-tools 1 2'],
    load: async () => (await import('../read/diff.ts')).diff,
  },
  {
    usage: 'pull <slug>',
    summary: 'download a skill into a new folder',
    options: [
      option('--to <folder>', 'default: the name of the skill'),
      ...revision(),
      sourceKind('default: user, else registry, else system'),
      unserved(),
    ],
    load: async () => (await import('../read/pull.ts')).pull,
  },
  {
    usage: 'watch',
    alias: 'events',
    summary: 'print each change as it happens, until it is interrupted',
    options: [since()],
    load: async () => (await import('../read/watch.ts')).watch,
  },
]
