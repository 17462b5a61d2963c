/** What is read of a report in SARIF 2.1.0; everything else in it is ignored. Pure. */
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { sarifLevels } from './levels.ts'

const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)
const oneOf = <T extends string>(words: readonly T[]) => Type.Unsafe<T>({ enum: [...words] })

const Level = oneOf(sarifLevels)
const Text = Type.Object({ text: optional(Type.String()) })

const Rule = Type.Object({
  id: Type.String(),
  defaultConfiguration: optional(Type.Object({ level: optional(Level) })),
  messageStrings: optional(Type.Record(Type.String(), Text)),
  shortDescription: optional(Text),
})

const ArtifactLocation = Type.Object({
  uri: optional(Type.String()),
  index: optional(Type.Integer()),
})

/** Whose rules a result is of: one of the extensions, else the driver. */
const ComponentReference = Type.Object({
  index: optional(Type.Integer()),
  guid: optional(Type.String()),
  name: optional(Type.String()),
})

const Component = Type.Object({
  guid: optional(Type.String()),
  name: optional(Type.String()),
  rules: optional(Type.Array(Rule)),
})

const Location = Type.Object({
  physicalLocation: optional(
    Type.Object({
      artifactLocation: optional(ArtifactLocation),
      region: optional(
        Type.Object({ startLine: optional(Type.Integer()), snippet: optional(Text) }),
      ),
    }),
  ),
})

const kinds = ['notApplicable', 'pass', 'fail', 'review', 'open', 'informational'] as const

const baselineStates = ['new', 'unchanged', 'updated', 'absent'] as const

const Result = Type.Object({
  ruleId: optional(Type.String()),
  ruleIndex: optional(Type.Integer()),
  rule: optional(
    Type.Object({
      id: optional(Type.String()),
      index: optional(Type.Integer()),
      toolComponent: optional(ComponentReference),
    }),
  ),
  level: optional(Level),
  kind: optional(oneOf(kinds)),
  baselineState: optional(oneOf(baselineStates)),
  message: Type.Object({
    text: optional(Type.String()),
    id: optional(Type.String()),
    arguments: optional(Type.Array(Type.String())),
  }),
  locations: optional(Type.Array(Location)),
  partialFingerprints: optional(Type.Record(Type.String(), Type.String())),
})

const Run = Type.Object({
  tool: Type.Object({ driver: Component, extensions: optional(Type.Array(Component)) }),
  invocations: optional(Type.Array(Type.Object({ executionSuccessful: Type.Boolean() }))),
  artifacts: optional(Type.Array(Type.Object({ location: optional(ArtifactLocation) }))),
  results: optional(Type.Union([Type.Array(Result), Type.Null()])),
})

export const SarifReport = Type.Object({
  version: Type.Literal('2.1.0'),
  runs: Type.Array(Run, { minItems: 1 }),
})
export type SarifReport = Static<typeof SarifReport>
export type SarifRun = Static<typeof Run>
export type SarifResult = Static<typeof Result>
