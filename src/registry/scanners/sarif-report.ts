/** Reads the report of an outside scanner into findings. Pure. */
import { Ajv } from 'ajv'
import { shown } from '../../packages/scan/excerpt.ts'
import type { SecurityFinding } from '../../packages/types.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Levels, SarifLevel } from './levels.ts'
import { SarifReport, type SarifResult, type SarifRun } from './sarif-schema.ts'
import { parseJson } from '../../platform/decode.ts'

export type ReportContext = {
  scannerId: string
  levels: Levels
  /** The top folder of the archive that the scanner got. */
  folder: string
  /** In the package. */
  paths: readonly string[]
}

/** Why a text is not a report. It repeats nothing of the text. */
export class ReportFault extends Error {}

const MAX_RESULTS = 1000
const MAX_RULE_ID = 200
const MAX_TEMPLATE = 1000
/** Where a result stands that names no file of the package. */
const WHOLE_PACKAGE = { path: 'SKILL.md', line: 1 }

const ajv = new Ajv({ strict: false, validateSchema: false })

const parse = (text: string): SarifReport => {
  const value = parseJson(text)
  if (value === undefined) throw new ReportFault('its response is not JSON')
  if (ajv.validate<SarifReport>(SarifReport, value)) return value
  const [error] = ajv.errors ?? []
  throw new ReportFault(
    `its response is not SARIF 2.1.0: ${error?.instancePath || 'the document'} ${error?.message ?? 'is wrong'}`,
  )
}

/** `absent`: an earlier package had it, and this one has it no more. */
const isFound = ({ kind, baselineState }: SarifResult): boolean =>
  kind !== 'pass' && kind !== 'notApplicable' && baselineState !== 'absent'

export const findingsOfReport = (text: string, context: ReportContext): SecurityFinding[] => {
  const { runs } = parse(text)
  if (runs.some(({ invocations = [] }) => invocations.some((one) => !one.executionSuccessful))) {
    throw new ReportFault('it reports that its scan failed')
  }
  if (!runs.some(({ results }) => results)) {
    throw new ReportFault('none of its runs has `results`, which says that nothing was scanned')
  }
  const count = runs.reduce((sum, { results }) => sum + (results?.length ?? 0), 0)
  if (count > MAX_RESULTS) {
    throw new ReportFault(`its response has ${count} results, more than ${MAX_RESULTS}`)
  }
  const unique = new Map<string, SecurityFinding>()
  for (const run of runs) {
    for (const result of run.results ?? []) {
      if (!isFound(result)) continue
      const finding = findingOf(run, result, context)
      unique.set(`${finding.fingerprint} ${finding.line}`, finding)
    }
  }
  return [...unique.values()]
}

type Rule = NonNullable<SarifRun['tool']['driver']['rules']>[number]

/** SARIF 2.1.0, 3.54: no reference means the driver. */
const rulesOf = (
  { driver, extensions = [] }: SarifRun['tool'],
  component: NonNullable<SarifResult['rule']>['toolComponent'] = {},
): Rule[] => {
  const { index, guid, name } = component
  if (index !== undefined && index >= 0) return extensions[index]?.rules ?? []
  if (guid === undefined && name === undefined) return driver.rules ?? []
  const isMeant = (one: typeof driver): boolean =>
    guid === undefined ? one.name === name : one.guid === guid
  return [driver, ...extensions].find(isMeant)?.rules ?? []
}

const ruleOf = ({ tool }: SarifRun, { ruleId, ruleIndex, rule }: SarifResult): Rule | null => {
  const rules = rulesOf(tool, rule?.toolComponent)
  const id = ruleId ?? rule?.id
  const index = ruleIndex ?? rule?.index
  return rules[index ?? -1] ?? rules.find((one) => one.id === id) ?? null
}

/** SARIF 2.1.0, 3.27.10: only a failure has a level. */
const levelOf = ({ kind = 'fail', level }: SarifResult, rule: Rule | null): SarifLevel =>
  kind === 'fail' ? (level ?? rule?.defaultConfiguration?.level ?? 'warning') : 'none'

/** SARIF 2.1.0, 3.11.5. Both are cut before, since a short text may repeat a long argument. */
const filled = (text: string, values: readonly string[] = []): string =>
  values.length === 0
    ? text
    : text
        .slice(0, MAX_TEMPLATE)
        .replaceAll(/\{\{|\}\}|\{(\d+)\}/g, (found, index?: string) =>
          index === undefined
            ? found.slice(1)
            : (values[Number(index)]?.slice(0, MAX_TEMPLATE) ?? found),
        )

const messageOf = ({ message }: SarifResult, rule: Rule | null): string => {
  const text =
    message.text ??
    (message.id === undefined ? undefined : rule?.messageStrings?.[message.id]?.text) ??
    rule?.shortDescription?.text
  return text?.trim() ? shown(filled(text, message.arguments)) : 'The scanner gives no message.'
}

const findingOf = (run: SarifRun, result: SarifResult, context: ReportContext): SecurityFinding => {
  const rule = ruleOf(run, result)
  const name = result.ruleId ?? result.rule?.id ?? rule?.id ?? 'unnamed'
  const rule_id = `scanner:${context.scannerId}/${shown(name).slice(0, MAX_RULE_ID)}`
  const { path, line, snippet } = placeOf(run, result, context)
  const message = messageOf(result, rule)
  const known = Object.entries(result.partialFingerprints ?? {}).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return {
    rule_id,
    severity: context.levels[levelOf(result, rule)],
    message,
    path,
    line,
    excerpt: shown(snippet),
    decoded: null,
    decoding: [],
    fingerprint: fingerprintOf(
      rule_id,
      path,
      known.length > 0 ? JSON.stringify(known) : `${message}\0${snippet}`,
    ),
  }
}

const placeOf = (
  { artifacts = [] }: SarifRun,
  { locations = [] }: SarifResult,
  context: ReportContext,
): { path: string; line: number; snippet: string } => {
  const { artifactLocation, region } = locations[0]?.physicalLocation ?? {}
  const uri = artifactLocation?.uri ?? artifacts[artifactLocation?.index ?? -1]?.location?.uri
  const snippet = region?.snippet?.text ?? ''
  const path = uri === undefined ? null : pathOf(uri, context)
  if (path === null) return { ...WHOLE_PACKAGE, snippet }
  return { path, line: Math.max(1, region?.startLine ?? 1), snippet }
}

/** The file of the package that a URI names, with or without the top folder; null: none. */
const pathOf = (uri: string, { folder, paths }: ReportContext): string | null => {
  let text: string
  try {
    text = decodeURIComponent(uri).replace(/^(?:\.\/)+/, '')
  } catch {
    return null
  }
  const inFolder = text.startsWith(`${folder}/`) ? text.slice(folder.length + 1) : null
  return [inFolder, text].find((path) => path !== null && paths.includes(path)) ?? null
}
