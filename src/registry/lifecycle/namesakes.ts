/**
 * Warns a publisher whose skill has the name of another one. This is checked when bytes arrive, since a package alone
 * does not know its workspace.
 */
import type { Kysely } from 'kysely'
import { indexNameOf } from '../../packages/client-names.ts'
import { finding } from '../../packages/manifest/diagnostics.ts'
import { normaliseName } from '../../packages/manifest/slug.ts'
import type { Diagnostic, SkillPackage } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { findNamesake } from '../skills/near-rows.ts'
import type { SkillKey } from '../skills/repository.ts'

export const namesakeFindings = async (
  db: Kysely<Database>,
  key: SkillKey,
  { frontmatter }: SkillPackage,
): Promise<Diagnostic[]> => {
  const declared = frontmatter?.['name']
  const names = [
    indexNameOf(key.slug),
    ...(typeof declared === 'string' ? [normaliseName(declared)] : []),
  ]
  const other = await findNamesake(db, key, names)
  if (other === null) return []
  const message = `The skill ${other} has this name too. Discovery indexes give a name to the skill that was approved first, and clients that look in the Git repository for a name, such as \`skills\`, may take one for the other.`
  return [finding('warning', 'clients.name_taken', 'name', message)]
}
