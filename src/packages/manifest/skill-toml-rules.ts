/**
 * The rules of the Skills Protocol for a package with a skill.toml. They are not part of the strict
 * profile, so all of them are warnings.
 */
import { finding } from './diagnostics.ts'
import { isObject, isTextList } from './plain-data.ts'
import { kindOf } from './skill-toml.ts'
import { isName } from './slug.ts'
import type { Diagnostic, JsonObject, JsonValue } from '../types.ts'

export const skillTomlFindings = (
  manifest: JsonObject,
  frontmatter: JsonObject | null,
): Diagnostic[] => [
  ...REQUIRED.filter((field) => !isText(manifest[field])).map((field) =>
    advice(`${field}.required`, field, `The manifest has no ${field}, or it is not text.`),
  ),
  ...nameFindings(manifest['name']),
  ...namespaceFindings(manifest['namespace']),
  ...runtimeFindings(manifest),
  ...inputFindings(manifest['inputs']),
  ...permissionFindings(manifest['permissions']),
  ...(manifest['tags'] === undefined || isTextList(manifest['tags'])
    ? []
    : [advice('tags.type', 'tags', 'The tags are not a list of texts.')]),
  ...(isText(frontmatter?.['short_description'])
    ? []
    : [
        finding(
          'warning',
          'protocol.short_description.required',
          'short_description',
          'In a package with a skill.toml, SKILL.md should have a short_description.',
        ),
      ]),
]

const REQUIRED = ['name', 'version', 'description', 'kind']
const RUNTIME = ['language', 'export']

const advice = (rule: string, field: string, message: string): Diagnostic =>
  finding('warning', `protocol.${rule}`, `skill.toml:${field}`, message)

const isText = (value: JsonValue | undefined): boolean =>
  typeof value === 'string' && value.trim() !== ''

const nameFindings = (name: JsonValue | undefined): Diagnostic[] =>
  typeof name !== 'string' || /^[a-z0-9]+(?:\.[a-z0-9]+)*$/.test(name)
    ? []
    : [
        advice(
          'name.format',
          'name',
          'The name contains more than a-z and 0-9 with dots in between.',
        ),
      ]

const namespaceFindings = (namespace: JsonValue | undefined): Diagnostic[] =>
  namespace === undefined || (typeof namespace === 'string' && isName(namespace))
    ? []
    : [
        advice(
          'namespace.format',
          'namespace',
          'The namespace is not a valid name, so it is ignored.',
        ),
      ]

const runtimeFindings = (manifest: JsonObject): Diagnostic[] => {
  const { runtime } = manifest
  if (kindOf(manifest) !== 'action') {
    if (runtime === undefined) return []
    const message =
      'Only an action has a runtime, so it is reviewed as one: remove it, or set the kind to "action".'
    return [advice('runtime.unexpected', 'runtime', message)]
  }
  const fields = isObject(runtime) ? runtime : {}
  return RUNTIME.filter((field) => !isText(fields[field])).map((field) =>
    advice(`runtime.${field}.required`, `runtime.${field}`, 'An action cannot run without it.'),
  )
}

const inputFindings = (inputs: JsonValue | undefined): Diagnostic[] => {
  if (inputs === undefined) return []
  if (!isObject(inputs)) return [advice('inputs.type', 'inputs', 'The inputs are not a table.')]
  return Object.entries(inputs)
    .filter(([, input]) => !isObject(input) || !isText(input['type']))
    .map(([name]) => advice('inputs.type', `inputs.${name}`, 'The input has no type.'))
}

const permissionFindings = (permissions: JsonValue | undefined): Diagnostic[] => {
  if (permissions === undefined) return []
  if (!isObject(permissions)) {
    return [advice('permissions.type', 'permissions', 'The permissions are not a table.')]
  }
  return ['network', 'secrets']
    .filter((kind) => permissions[kind] !== undefined && !isTextList(permissions[kind]))
    .map((kind) =>
      advice('permissions.type', `permissions.${kind}`, 'The value is not a list of texts.'),
    )
}
