/**
 * All reasons for which SKILL.md, skill.toml or _meta.json make a package unusable, each with one
 * sentence that says what to do. The reasons are `details.reason` and never change once published.
 */
import { AppError } from '../../platform/errors.ts'
import { showName } from '../errors.ts'

export const descriptionRefusals = {
  'text.encoding': 'The file is not UTF-8; save it as UTF-8.',
  'text.nul': 'The file holds a NUL byte; remove it.',

  'skill_md.empty_body': 'SKILL.md has no text behind its front matter; write the instructions.',

  'front_matter.missing':
    'SKILL.md must begin with front matter between two lines "---", or skill.toml must name the skill.',
  'front_matter.opening': 'The first line of SKILL.md must be "---" and nothing else.',
  'front_matter.unclosed': 'The front matter has no end; close it with a line "---".',
  'front_matter.too_long': 'The front matter is too long; move text into the body.',
  'front_matter.not_mapping': 'The front matter must be a list of "key: value" lines.',
  'front_matter.syntax': 'The front matter is not valid YAML; repair the line.',
  'front_matter.duplicate_key': 'The front matter holds a key twice; keep one of them.',
  'front_matter.tag': 'YAML tags are not allowed; put text that begins with "!" in quotes.',
  'front_matter.anchor': 'YAML anchors are not allowed; put text that begins with "&" in quotes.',
  'front_matter.alias': 'YAML aliases are not allowed; put text that begins with "*" in quotes.',
  'front_matter.merge_key': 'The YAML merge key "<<" is not allowed; write the keys out.',

  'skill_toml.too_long': 'skill.toml is too long; move text into SKILL.md.',
  'skill_toml.syntax': 'skill.toml is not valid TOML; repair the line.',
  'skill_toml.kind': 'The kind must be "action" or "instruction".',
  'skill_toml.version': 'The version must be a plain semantic version such as "1.0.0".',
  'skill_toml.entrypoint_required': 'An action needs [runtime] with the path of its entrypoint.',
  'skill_toml.entrypoint_outside':
    'The entrypoint must be a path inside the package, relative to its root.',
  'skill_toml.entrypoint_missing':
    'The entrypoint is not a file of the package; add it, or correct the path.',

  'meta_json.syntax': '_meta.json is not valid JSON; repair or remove it.',
  'meta_json.not_object': '_meta.json must hold a JSON object.',

  'data.depth': 'The values are nested too deeply.',
  'data.key_type': 'A key is not text; put it in quotes.',
  'data.key_length': 'A key is too long.',
  'data.key_reserved': 'The keys __proto__, constructor and prototype are not allowed.',
  'data.control_character': 'A text or key holds a control character; remove it.',
  'data.surrogate': 'A text or key holds half a character (a lone surrogate); remove it.',
  'data.number': 'A number does not fit into JSON; put it in quotes.',

  'name.type': 'The name must be text.',
  'name.length': 'The name is too long.',
  'name.characters': 'A name takes letters, digits, blanks, ".", "-" and "_" only.',
  'slug.malformed':
    'The slug must be groups of a-z and 0-9 joined by single ".", "-" or "_", each part at most 64.',
  'slug.missing':
    'Nothing names the skill: give SKILL.md a name of a-z, 0-9 and "-", or pack a folder with one.',
  'owner.malformed':
    'The owner must be groups of a-z and 0-9 joined by single "-" or "_", at most 64.',
  'description.missing': 'Nothing describes the skill: give SKILL.md a description.',
} as const satisfies Record<string, string>

export type DescriptionReason = keyof typeof descriptionRefusals

export type ManifestName = 'SKILL.md' | 'skill.toml' | '_meta.json'

export type DescriptionFacts = {
  entry: ManifestName
  /** Dotted path of the field. */
  field?: string
  /** Line in the file, from 1. */
  line?: number
  limit?: number
  /** What was found, or the parser's message; made safe to show here. */
  found?: string
}

export const refuseDescription = (reason: DescriptionReason, facts: DescriptionFacts): AppError => {
  const { entry, line, limit } = facts
  const field = facts.field === undefined ? undefined : showName(facts.field)
  const found = facts.found === undefined ? undefined : showName(facts.found)
  const place = [entry, line && `line ${line}`, field && `field ${field}`].filter(Boolean)
  const parts = [
    ` In ${place.join(', ')}.`,
    found === undefined ? '' : ` Found: ${found}.`,
    limit === undefined ? '' : ` Limit: ${limit}.`,
  ]
  return new AppError(
    'skills.upload.invalid_archive',
    descriptionRefusals[reason] + parts.join(''),
    {
      details: {
        reason,
        entry,
        ...(field === undefined ? {} : { field }),
        ...(line === undefined ? {} : { line }),
        ...(limit === undefined ? {} : { limit }),
        ...(found === undefined ? {} : { found }),
      },
    },
  )
}
