/** Schemas of manifests in the form of the trusted-installation documents. */
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../../packages/types.ts'
import { anyObject, ref, stringEnum } from '../../platform/http/schema.ts'

const texts = (max: number) => Type.Array(Type.String({ maxLength: 512 }), { maxItems: max })

const ManifestCapability = Type.Object(
  {
    extensionId: Type.Optional(Type.String({ maxLength: 256 })),
    capabilityId: Type.String({ minLength: 1, maxLength: 128 }),
    description: Type.Optional(
      Type.String({
        maxLength: 1024,
        description: "Of a capability of the package; a tool has its server's.",
      }),
    ),
    riskLevel: Type.Optional(
      Type.String({
        maxLength: 64,
        description: '`read`, `write`, `destructive`; others count as missing.',
      }),
    ),
    sideEffects: Type.Optional(
      Type.String({
        maxLength: 64,
        description: '`none`, `internal`, `external`; others count as missing.',
      }),
    ),
    dataEgress: Type.Optional(
      Type.String({ maxLength: 64, description: '`none`, `network`; others count as missing.' }),
    ),
    inputSchema: Type.Optional(
      anyObject<JsonObject>('JSON Schema of the arguments. That of a tool must be the same.'),
    ),
    inputSchemaRef: Type.Optional(
      Type.String({
        maxLength: 1024,
        description: 'Path of a JSON Schema in the package, instead of `inputSchema`.',
      }),
    ),
    outputSchema: Type.Optional(
      anyObject<JsonObject>('JSON Schema of the result. That of a tool must be the same.'),
    ),
    constraints: Type.Optional(
      Type.Object(
        {
          domains: Type.Optional(texts(100)),
          paths: Type.Optional(texts(100)),
          rateLimits: Type.Optional(
            Type.Record(Type.String(), Type.Number({ minimum: 0 }), {
              description: 'Calls per minute, by name.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    reason: Type.Optional(
      Type.String({
        maxLength: 1024,
        description: 'Why a model chose it. Stored, otherwise ignored.',
      }),
    ),
  },
  {
    $id: 'ManifestCapability',
    additionalProperties: false,
    description: 'One capability of a manifest.',
  },
)
export type ManifestCapability = Static<typeof ManifestCapability>

const Provider = Type.Object(
  {
    type: stringEnum(['mcp'] as const),
    serverId: Type.String({ maxLength: 64, description: 'The id of a registered MCP server.' }),
  },
  {
    $id: 'ManifestProvider',
    additionalProperties: false,
    description:
      'The server whose tools are the capabilities. Each capability names a tool of its inventory, and gets the metadata and the schemas of that tool; `extensionId` `skill.<slug>` marks a capability of the package itself.',
  },
)

export const ManifestBody = Type.Object(
  {
    skillId: Type.Optional(Type.String({ maxLength: 256, description: 'The slug.' })),
    extensionId: Type.Optional(Type.String({ maxLength: 256 })),
    version: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'That of the bytes; ignored in a manifest from a model.',
      }),
    ),
    description: Type.Optional(
      Type.String({ maxLength: 4096, description: 'Stored, otherwise ignored.' }),
    ),
    provider: Type.Optional(ref(Provider)),
    permissions: Type.Optional(texts(100)),
    capabilities: Type.Array(ref(ManifestCapability), { minItems: 1, maxItems: 100 }),
    defaultPolicyHints: Type.Optional(
      anyObject<JsonObject>('Printed in `manifest.json`, otherwise ignored.'),
    ),
  },
  {
    $id: 'SkillManifest',
    additionalProperties: false,
    description: 'A manifest in the camelCase form of the trusted-installation documents.',
    examples: [
      {
        skillId: 'pdf',
        version: '1.0.0',
        capabilities: [
          {
            capabilityId: 'pdf.fill',
            riskLevel: 'write',
            sideEffects: 'internal',
            dataEgress: 'none',
            inputSchema: { type: 'object' },
          },
        ],
      },
    ],
  },
)
export type ManifestBody = Static<typeof ManifestBody>

export const manifestSchemas = [ManifestCapability, Provider, ManifestBody]
