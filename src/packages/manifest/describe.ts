/**
 * What a package declares about itself, from SKILL.md, skill.toml and `_meta.json` together. An
 * unusable package is rejected; every other violation is a finding, and nothing is guessed.
 */
import { findSameName } from './action-names.ts'
import { agentSkillsFindings } from './agent-skills-rules.ts'
import { contractFindings } from './contract-rules.ts'
import { attempt, EXAMPLE, type Fault, refuseDescription, throwFaults } from './errors.ts'
import { declaredBy, type Listed, listedIn } from './declared.ts'
import { sortDiagnostics } from './diagnostics.ts'
import { withLine } from './field-lines.ts'
import { displayNameOf, namespaceOf, slugOf, versionOf, type Sources } from './identity.ts'
import { hostFindings } from './mcp-hosts.ts'
import { readMetaJson } from './meta-json.ts'
import { openclawFindings } from './openclaw-rules.ts'
import { isFilled } from './plain-data.ts'
import { readSkillMd, type SkillMd } from './skill-md.ts'
import { extensionIdOf } from './slug.ts'
import { skillTomlFindings } from './skill-toml-rules.ts'
import { kindOf, readSkillToml, saysHowToRun } from './skill-toml.ts'
import type { DeclaredCapability, PackageDescription } from '../types.ts'

export const describePackage = (input: {
  skillMd: Uint8Array
  skillToml: Uint8Array | null
  metaJson: Uint8Array | null
  /** The top folder that was removed. */
  folder: string | null
  /** All files of the package, without the top folder. */
  paths: string[]
}): PackageDescription => {
  const skillMd = attempt(() => readSkillMd(input.skillMd))
  const toml = attempt(() => input.skillToml && readSkillToml(input.skillToml, input.paths))
  const metaJson = attempt(() => input.metaJson && readMetaJson(input.metaJson))
  const { fields: frontmatter, findings, body, faults: ofSkillMd, place } = skillMd.value ?? UNREAD
  const listed = attempt(() => listedIn(body))
  const faults = [...skillMd.faults, ...ofSkillMd, ...toml.faults, ...metaJson.faults]
  const [manifest, meta] = [toml.value, metaJson.value]
  const sources = { frontmatter, manifest, meta, folder: input.folder }
  const identity = attempt(() => identityOf(sources))
  const certain = identity.faults.filter((fault) => isCertain(fault, faults))
  throwFaults(
    [...faults, ...certain, ...listed.faults].map((fault) => withLine(place(fault), input)),
  )
  const { slug, displayName, description } = identity.value ?? NAMELESS
  const { version, findings: ofVersion } = versionOf(sources)
  const kind = manifest ? kindOf(manifest) : 'instruction'
  const declared = declaredBy({
    listed: listed.value ?? NONE_LISTED,
    body,
    slug,
    isRun: manifest !== null && saysHowToRun(manifest),
    description,
    frontmatter,
    manifest,
  })
  checkActionNames(slug, kind, declared.capabilities)
  return {
    slug,
    display_name: displayName,
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
      ...ofVersion,
      ...(meta?.findings ?? []),
      ...agentSkillsFindings(frontmatter ?? {}, input.folder),
      ...contractFindings(frontmatter ?? {}),
      ...openclawFindings(frontmatter ?? {}),
      ...hostFindings(frontmatter),
      ...(manifest === null ? [] : skillTomlFindings(manifest, frontmatter)),
    ]),
  }
}

const checkActionNames = (
  slug: string,
  kind: 'action' | 'instruction',
  capabilities: DeclaredCapability[],
): void => {
  const ids = capabilities.map(({ capability_id: id }) => id)
  const same = findSameName(extensionIdOf(slug), kind, ids)
  if (!same) return
  const found = same.map((id) => id ?? 'the instructions').join(' and ')
  throw refuseDescription('capabilities.same_action', { entry: 'SKILL.md', found })
}

const UNREAD: SkillMd = {
  fields: null,
  findings: [],
  body: '',
  faults: [],
  place: (fault) => fault,
}
const NONE_LISTED: Listed = { found: [], diagnostics: [] }
const NAMELESS = { slug: '', displayName: '', description: '' }

/** Whether a fault is certain: a missing field may be in a file that could not be read. */
const isCertain = ({ reason }: Fault, others: Fault[]): boolean =>
  others.every((other) => other.reason === 'skill_md.empty_body') || !reason.endsWith('.missing')

const identityOf = (sources: Sources) => {
  if (sources.frontmatter === null && !isFilled(sources.manifest?.['name'])) {
    throw refuseDescription('front_matter.missing', { entry: 'SKILL.md', write: EXAMPLE })
  }
  const slug = attempt(() => slugOf(sources))
  const displayName = attempt(() => displayNameOf(sources, slug.value ?? ''))
  const description = attempt(() => descriptionOf(sources))
  throwFaults([...slug.faults, ...displayName.faults, ...description.faults])
  return {
    slug: slug.value ?? '',
    displayName: displayName.value ?? '',
    description: description.value ?? '',
  }
}

const descriptionOf = ({ frontmatter, manifest }: Sources): string => {
  const candidates = [
    manifest?.['description'],
    frontmatter?.['description'],
    frontmatter?.['short_description'],
  ]
  for (const candidate of candidates) {
    if (typeof candidate === 'string' && candidate.trim() !== '') return candidate.trim()
  }
  throw refuseDescription('description.missing', {
    entry: 'SKILL.md',
    field: 'description',
    write: 'description: What it does, and when to use it.',
  })
}
