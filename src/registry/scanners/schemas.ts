/** Schemas of the routes of outside scanners. Header values are accepted and never returned. */
import { type Static, Type } from '@sinclair/typebox'
import { ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { findingSeverities } from '../skills/verdict-schemas.ts'

export const DEFAULT_TIMEOUT_MS = 30_000
const MAX_TIMEOUT_MS = 120_000

export const ScannerParams = Type.Object({
  ...workspaceParams,
  scanner_id: Type.String({
    description: '1 to 64 of `a-z`, `0-9`, `-` and `_`; letters and digits at both ends.',
    examples: ['guarddog'],
  }),
})

const level = (description: string) => stringEnum(findingSeverities, { description })

const ScannerLevels = Type.Object(
  {
    error: level('Of results of level `error`.'),
    warning: level('Of level `warning`, which a result has that names none.'),
    note: level('Of level `note`.'),
    none: level('Of level `none`, and of results that are no failures.'),
  },
  { $id: 'ScannerLevels', description: 'The severity of the findings of each level of SARIF.' },
)

const GivenLevels = Type.Object(
  {
    error: Type.Optional(level('`warn` where omitted.')),
    warning: Type.Optional(level('`warn` where omitted; a result that names no level is one.')),
    note: Type.Optional(level('`info` where omitted.')),
    none: Type.Optional(level('`info` where omitted; results that are no failures, too.')),
  },
  {
    $id: 'GivenScannerLevels',
    additionalProperties: false,
    description: 'The severity of its findings by their level.',
  },
)

export const ScannerBody = Type.Object(
  {
    url: Type.String({
      maxLength: 2048,
      description:
        'Gets each package as `POST` of its canonical archive (`application/gzip`), and answers 200 with SARIF 2.1.0. Its origin must be allowed (`FUNCTION_ALLOWED_ORIGINS`; on an open service loopback is). No user name and no password; secrets belong into `headers`.',
    }),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        writeOnly: true,
        description:
          'Sent with each request, such as `authorization`. At most 32, printable ASCII. Stored, and never shown again.',
      }),
    ),
    timeout_ms: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: MAX_TIMEOUT_MS,
        default: DEFAULT_TIMEOUT_MS,
        description: 'From the first byte of the request to the last of the response.',
      }),
    ),
    required: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether a package is held, for a reviewer, if the scanner does not answer, or not with SARIF.',
      }),
    ),
    levels: Type.Optional(ref(GivenLevels)),
  },
  {
    $id: 'ScannerBody',
    additionalProperties: false,
    description: 'A scanner to register. It replaces the whole of an older one, headers included.',
    examples: [
      {
        url: 'http://localhost:9002/scan',
        timeout_ms: 60_000,
        required: false,
        levels: { error: 'hold' },
      },
    ],
  },
)
export type ScannerBody = Static<typeof ScannerBody>

export const Scanner = Type.Object(
  {
    scanner_id: Type.String(),
    url: Type.String(),
    headers: Type.Array(Type.String(), { description: 'Names of the headers that are sent.' }),
    timeout_ms: Type.Integer(),
    required: Type.Boolean(),
    levels: ref(ScannerLevels),
    registered_at: Timestamp,
  },
  {
    $id: 'Scanner',
    description:
      'A registered scanner. Its findings have the rule ids `scanner:<scanner_id>/<rule>`. Of its headers only the names are shown.',
    examples: [
      {
        scanner_id: 'guarddog',
        url: 'https://scanners.example.com/guarddog',
        headers: ['authorization'],
        timeout_ms: 60_000,
        required: false,
        levels: { error: 'hold', warning: 'warn', note: 'info', none: 'info' },
        registered_at: '2026-01-05T08:30:00.000000Z',
      },
    ],
  },
)
export type Scanner = Static<typeof Scanner>

export const ScannerList = Type.Object(
  { scanners: Type.Array(ref(Scanner)) },
  { $id: 'ScannerList', description: 'Scanners by id, in byte order.' },
)
export type ScannerList = Static<typeof ScannerList>

export const ScannerRemoved = Type.Object(
  {
    scanner_id: Type.String(),
    removed: Type.Boolean({ description: 'False if it was not registered.' }),
  },
  { $id: 'ScannerRemoved', description: 'What became of it.' },
)
export type ScannerRemoved = Static<typeof ScannerRemoved>

export const scannerSchemas = [
  ScannerLevels,
  GivenLevels,
  ScannerBody,
  Scanner,
  ScannerList,
  ScannerRemoved,
]
