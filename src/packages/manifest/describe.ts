/**
 * What a package declares about itself, from SKILL.md, skill.toml and `_meta.json` together. An
 * unusable package is rejected; every other violation is a finding, and nothing is guessed.
 */
import { agentSkillsFindings } from './agent-skills-rules.ts'
import { contractFindings } from './contract-rules.ts'
import { refuseDescription } from './description-refusals.ts'
import { declaredBy } from './declared.ts'
import { finding, sortDiagnostics } from './diagnostics.ts'
import { displayNameOf, namespaceOf, slugOf, versionOf, type Sources } from './identity.ts'
import { readMetaJson } from './meta-json.ts'
import { openclawFindings } from './openclaw-rules.ts'
import { isFilled } from './plain-data.ts'
import { readSkillMd } from './skill-md.ts'
import { skillTomlFindings } from './skill-toml-rules.ts'
import { readSkillToml } from './skill-toml.ts'
import type { PackageDescription } from '../types.ts'

export const describePackage = (input: {
  skillMd: Uint8Array
  skillToml: Uint8Array | null
  metaJson: Uint8Array | null
  /** The top folder that was removed. */
  folder: string | null
  /** All files of the package, without the top folder. */
  paths: string[]
}): PackageDescription => {
  const { fields: frontmatter, isDescriptionRepaired, body } = readSkillMd(input.skillMd)
  const manifest = input.skillToml && readSkillToml(input.skillToml, input.paths)
  const meta = input.metaJson && readMetaJson(input.metaJson)
  if (frontmatter === null && !isFilled(manifest?.['name'])) {
    throw refuseDescription('front_matter.missing', { entry: 'SKILL.md' })
  }
  const sources = { frontmatter, manifest, meta, folder: input.folder }
  const slug = slugOf(sources)
  const { version, findings } = versionOf(sources)
  const description = descriptionOf(sources)
  const kind = manifest?.['kind'] === 'action' ? 'action' : 'instruction'
  const declared = declaredBy({ body, slug, kind, description, frontmatter, manifest })
  return {
    slug,
    display_name: displayNameOf(sources, slug),
    description,
    version,
    namespace: namespaceOf(sources, slug),
    kind,
    frontmatter,
    manifest,
    capabilities: declared.capabilities,
    permissions: declared.permissions,
    diagnostics: sortDiagnostics([
      ...declared.diagnostics,
      ...findings,
      ...(meta?.findings ?? []),
      ...(isDescriptionRepaired ? [REPAIRED] : []),
      ...agentSkillsFindings(frontmatter ?? {}, input.folder),
      ...contractFindings(frontmatter ?? {}),
      ...openclawFindings(frontmatter ?? {}),
      ...(manifest === null ? [] : skillTomlFindings(manifest, frontmatter)),
    ]),
  }
}

const REPAIRED = finding(
  'error',
  'strict.description.unquoted',
  'description',
  'The description holds ": " and is not in quotes, which is not valid YAML.',
)

const descriptionOf = ({ frontmatter, manifest }: Sources): string => {
  const candidates = [
    manifest?.['description'],
    frontmatter?.['description'],
    frontmatter?.['short_description'],
  ]
  for (const candidate of candidates) {
    if (typeof candidate === 'string' && candidate.trim() !== '') return candidate.trim()
  }
  throw refuseDescription('description.missing', { entry: 'SKILL.md', field: 'description' })
}
