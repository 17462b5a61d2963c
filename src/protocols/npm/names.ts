/** What skills are called as npm packages. Pure. */
import type { Entry } from '../../registry/history/entries.ts'

export const npmName = ({ folder }: Pick<Entry, 'folder'>): string => `@skills/${folder}`

/** npm ignores what follows a plus, and two revisions may have one label. */
export const npmVersion = ({ version, fingerprint }: Pick<Entry, 'version' | 'fingerprint'>) =>
  `${version.replace(/\+.*$/, '')}-g${fingerprint.slice(0, 12)}`
