/**
 * Every reason for which a package is refused over what its SKILL.md, skill.toml or _meta.json
 * says. The reasons stand in `details.reason` and never change once published. Pure.
 */
import { AppError } from '../errors.ts'
import { showName } from './refusals.ts'

export const manifestRefusals = {
  'skill_md.encoding': 'SKILL.md is not UTF-8.',
  'skill_md.front_matter_missing':
    'SKILL.md has no front matter between two `---` lines, and no skill.toml names the skill.',
  'skill_md.front_matter_open': 'The front matter of SKILL.md has no closing `---` line.',
  'skill_md.front_matter_too_long': 'The front matter of SKILL.md is over 16 KiB.',
  'skill_md.front_matter_not_mapping': 'The front matter of SKILL.md is not a list of keys.',
  'skill_md.yaml': 'The front matter of SKILL.md is not plain YAML.',
  'skill_md.yaml_feature':
    'The front matter of SKILL.md uses YAML tags, anchors, aliases, merge keys or keys that are not text.',
  'skill_md.body_empty': 'SKILL.md has no text after its front matter.',
  'skill_toml.encoding': 'skill.toml is not UTF-8.',
  'skill_toml.syntax': 'skill.toml is not valid TOML.',
  'skill_toml.field': 'A field of skill.toml is missing or not what it must be.',
  'skill_toml.entrypoint': 'The entry point that skill.toml names is not a file of the package.',
  'meta_json.syntax': '_meta.json is not a JSON object in UTF-8.',
  'meta_json.field': 'A field of _meta.json is not what it must be.',
  'manifest.depth': 'A manifest is nested more than 32 levels deep.',
  'manifest.key': 'A manifest has a key that is not allowed.',
  'manifest.text': 'A text in a manifest holds control characters or broken Unicode.',
  'manifest.number': 'A number in a manifest cannot be kept as JSON.',
  'name.invalid':
    'A name may hold letters, digits, blanks and single `.`, `-` or `_` between them, 64 at most.',
  'name.missing': 'Nothing names the skill: give the front matter a `name`.',
  'description.missing': 'The skill has no description: give the front matter a `description`.',
} as const satisfies Record<string, string>

export type ManifestRefusalReason = keyof typeof manifestRefusals

export type ManifestFile = 'SKILL.md' | 'skill.toml' | '_meta.json'

export const refuseManifest = (
  reason: ManifestRefusalReason,
  entry: ManifestFile,
  facts: { field?: string; value?: string; line?: number } = {},
): AppError => {
  const field = facts.field === undefined ? undefined : showName(facts.field)
  const value = facts.value === undefined ? undefined : showName(facts.value)
  const parts = [
    field === undefined ? '' : ` Field: \`${field}\`.`,
    facts.line === undefined ? '' : ` Line: ${facts.line}.`,
    value === undefined ? '' : ` Found: ${value}.`,
  ]
  return new AppError('skills.upload.invalid_archive', manifestRefusals[reason] + parts.join(''), {
    details: {
      reason,
      entry,
      ...(field === undefined ? {} : { field }),
      ...(facts.line === undefined ? {} : { line: facts.line }),
      ...(value === undefined ? {} : { value }),
    },
  })
}
