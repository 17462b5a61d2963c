/**
 * All reasons why SKILL.md, skill.toml or _meta.json make a package unusable, each with a sentence
 * that says what to do. All faults of a package are reported together, in `details.faults`; the
 * keys never change once published.
 */
import { AppError } from '../../platform/errors.ts'
import { showName } from '../errors.ts'

export const descriptionRefusals = {
  'text.encoding': 'The file is not UTF-8; save it as UTF-8.',
  'text.nul': 'The file contains a NUL byte; remove it.',

  'skill_md.empty_body': 'SKILL.md has no text after its front matter; write the instructions.',
  'skill_md.depth': 'SKILL.md has lists or quotes that are nested too deeply; make them flat.',

  'capabilities.id_unreadable':
    'A bullet below "## Capabilities" has a risk, but no id that can be read: begin it with an id of letters, digits, ".", "_", ":" and "-" in backticks.',
  'capabilities.too_many':
    'SKILL.md declares too many capabilities; split the package, or declare fewer.',

  'front_matter.missing':
    'SKILL.md must begin with front matter between two lines "---", or skill.toml must name the skill.',
  'front_matter.opening': 'The first line of SKILL.md must be "---" and nothing else.',
  'front_matter.unclosed': 'The front matter has no end; close it with a line "---".',
  'front_matter.too_long': 'The front matter is too long; move text into the body.',
  'front_matter.not_mapping': 'The front matter must be a list of "key: value" lines.',
  'front_matter.syntax': 'The front matter is not valid YAML; correct the line.',
  'front_matter.duplicate_key': 'The front matter has a key twice; keep one of them.',
  'front_matter.tag': 'YAML tags are not allowed; put text that begins with "!" in quotes.',
  'front_matter.anchor': 'YAML anchors are not allowed; put text that begins with "&" in quotes.',
  'front_matter.alias': 'YAML aliases are not allowed; put text that begins with "*" in quotes.',
  'front_matter.merge_key': 'The YAML merge key "<<" is not allowed; write the keys out.',

  'skill_toml.too_long': 'skill.toml is too long; move text into SKILL.md.',
  'skill_toml.syntax': 'skill.toml is not valid TOML; correct the line.',
  'skill_toml.kind': 'The kind must be "action" or "instruction".',
  'skill_toml.version': 'The version must be a plain semantic version such as "1.0.0".',
  'skill_toml.entrypoint_required': 'An action needs [runtime] with the path of its entrypoint.',
  'skill_toml.entrypoint_outside':
    'The entrypoint must be a path inside the package, relative to its root.',
  'skill_toml.entrypoint_missing':
    'The entrypoint is not a file of the package; add it, or correct the path.',

  'meta_json.syntax': '_meta.json is not valid JSON; correct or remove it.',
  'meta_json.not_object': '_meta.json must contain a JSON object.',

  'data.depth': 'The values are nested too deeply.',
  'data.key_type': 'A key is not text; put it in quotes.',
  'data.key_length': 'A key is too long.',
  'data.key_reserved': 'The keys __proto__, constructor and prototype are not allowed.',
  'data.control_character': 'A text or key contains a control character; remove it.',
  'data.surrogate': 'A text or key contains half a character (a lone surrogate); remove it.',
  'data.number': 'A number does not fit into JSON; put it in quotes.',

  'name.type': 'The name must be text.',
  'name.length': 'The name is too long.',
  'name.characters':
    'A name consists of letters, digits, blanks, ".", "-" and "_"; one slash is allowed in `slug`.',
  'slug.malformed':
    'The slug must be groups of a-z and 0-9 joined by single ".", "-" or "_"; one slash is allowed, and each part has at most 64 characters.',
  'slug.missing':
    'Nothing names the skill: give SKILL.md a name of a-z, 0-9 and "-", or pack a folder with one.',
  'owner.malformed':
    'The owner must be groups of a-z and 0-9 joined by single "-" or "_", at most 64 characters.',
  'capabilities.same_action':
    'Agents would call two things of the skill by one name, as capitals become small letters and any other character but a-z, 0-9, ".", "_" and "-" becomes "-"; rename a capability.',
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
  /** What to write instead. */
  write?: string
}

export type Fault = DescriptionFacts & { reason: DescriptionReason }

/** Not in quotes there, so those of the text itself are shown as they are. */
const showFound = (found: string): string => showName(found).replaceAll('\\u{22}', '"')

const shown = ({ reason, entry, field, line, limit, found, write }: Fault) => ({
  reason,
  entry,
  ...(field === undefined ? {} : { field: showName(field) }),
  ...(line === undefined ? {} : { line }),
  ...(limit === undefined ? {} : { limit }),
  ...(found === undefined ? {} : { found: showFound(found) }),
  ...(write === undefined ? {} : { write }),
})

const sentenceOf = (fault: Fault): string => {
  const { reason, entry, field, line, limit, found, write } = shown(fault)
  const place = [entry, line && `line ${line}`, field && `field ${field}`].filter(Boolean)
  const parts = [
    ` In ${place.join(', ')}.`,
    found === undefined ? '' : ` Found: ${found}.`,
    limit === undefined ? '' : ` Limit: ${limit}.`,
    write === undefined || write.includes('\n') ? '' : ` Write: ${write}`,
  ]
  return descriptionRefusals[reason] + parts.join('')
}

/** Faults that are reported for one package. */
export const MAX_FAULTS = 20

class DescriptionError extends AppError {
  readonly faults: Fault[]

  constructor(faults: [Fault, ...Fault[]]) {
    const reported = faults.slice(0, MAX_FAULTS)
    const more = reported.length - 1
    super(
      'skills.upload.invalid_archive',
      sentenceOf(faults[0]) + (more === 0 ? '' : ` More faults, in \`details.faults\`: ${more}.`),
      {
        details: {
          ...shown(faults[0]),
          faults: reported.map((fault) => ({ ...shown(fault), message: sentenceOf(fault) })),
        },
      },
    )
    this.faults = faults
  }
}

export const refuseDescription = (reason: DescriptionReason, facts: DescriptionFacts) =>
  new DescriptionError([{ reason, ...facts }])

type Attempt<T> = { value: T; faults: [] } | { value: null; faults: Fault[] }

/** Catches the faults that `read` throws, so that they are reported together with others. */
export const attempt = <T>(read: () => T): Attempt<T> => {
  try {
    return { value: read(), faults: [] }
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error
    return { value: null, faults: error.faults }
  }
}

/** Throws the faults, each once, if there are any. */
export const throwFaults = (faults: Fault[]): void => {
  const unique = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
  const [first, ...others] = unique.values()
  if (first) throw new DescriptionError([first, ...others])
}

/** The shortest front matter that a package may have. */
export const EXAMPLE = `---
name: my-skill
description: What it does, and when to use it.
---`
