/** Entries with the texts that lists of plugins show. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Entry } from './entries.ts'
import type { PluginTexts } from './plugins.ts'
import { readTexts, revisionName } from './reads.ts'
import type { Plugin } from './snapshot.ts'

export const withTexts = (
  entries: readonly Entry[],
  texts: ReadonlyMap<string, PluginTexts>,
): Plugin[] =>
  entries.map((entry) => {
    const found = texts.get(revisionName(entry))
    if (!found) throw new Error(`revision ${revisionName(entry)} is gone`)
    return { entry, texts: found }
  })

export const readPlugins = async (
  db: Kysely<Database>,
  workspaceId: string,
  entries: readonly Entry[],
): Promise<Plugin[]> => withTexts(entries, await readTexts(db, workspaceId, entries))
