/** Schemas of the capability policy of a workspace. */
import { Type } from '@sinclair/typebox'
import { nullable, ref } from '../../platform/http/schema.ts'

const domain = Type.String({
  maxLength: 253,
  pattern: String.raw`^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$`,
  description: 'A lower-case host, such as `example.com` or `*.example.com`.',
})

const limits = {
  domains: Type.Array(domain, {
    maxItems: 500,
    description: 'Hosts; `*.example.com` means all hosts below `example.com`. Empty: none.',
  }),
  paths: Type.Array(Type.String({ minLength: 1, maxLength: 1024 }), {
    maxItems: 500,
    description: 'Files and folders; a folder includes everything below it. Empty: none.',
  }),
  rate_limits: Type.Record(Type.String(), Type.Number({ minimum: 0 }), {
    description: 'Calls per minute, by name.',
  }),
}

export const Constraints = Type.Partial(Type.Object(limits), {
  $id: 'CapabilityConstraints',
  additionalProperties: false,
  description: 'Limits that a runtime enforces. An omitted field does not limit anything.',
})

const CapabilityRef = Type.Object(
  {
    extension_id: Type.String({ minLength: 1, maxLength: 256, examples: ['mcp.mail'] }),
    capability_id: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  },
  {
    $id: 'CapabilityRef',
    additionalProperties: false,
    description: 'A capability, or all of the extension if `capability_id` is omitted.',
  },
)

const refs = Type.Array(ref(CapabilityRef), { maxItems: 1000 })

export const CapabilityPolicy = Type.Object(
  {
    allowed: nullable(refs, 'Null: everything that is not denied.'),
    denied: refs,
    constraints: ref(Constraints),
  },
  {
    $id: 'CapabilityPolicy',
    description:
      'What capabilities may do in this workspace, regardless of approvals. Takes effect at once.',
    examples: [
      {
        allowed: null,
        denied: [{ extension_id: 'mcp.mail', capability_id: 'delete_all' }],
        constraints: { domains: ['*.example.com'] },
      },
    ],
  },
)

/** Omitted fields stay unchanged, in `constraints` too, where null removes a limit. */
export const CapabilityPolicyBody = Type.Partial(
  Type.Object({
    allowed: nullable(refs, 'Null: everything that is not denied.'),
    denied: refs,
    constraints: Type.Partial(
      Type.Object({
        domains: nullable(limits.domains),
        paths: nullable(limits.paths),
        rate_limits: nullable(limits.rate_limits),
      }),
      {
        additionalProperties: false,
        description: 'Omitted fields stay unchanged; null removes a limit.',
      },
    ),
  }),
  {
    $id: 'CapabilityPolicyBody',
    additionalProperties: false,
    description: 'The fields of the policy to change; the others stay unchanged.',
  },
)

export const policySchemas = [Constraints, CapabilityRef, CapabilityPolicy, CapabilityPolicyBody]
