/** Schema of the protected resource metadata. */
import { Type } from '@sinclair/typebox'

export const ResourceMetadata = Type.Object(
  {
    resource: Type.String({ description: 'What the tokens are for: their audience.' }),
    authorization_servers: Type.Array(Type.String(), { description: 'Who issues them.' }),
    scopes_supported: Type.Optional(
      Type.Array(Type.String(), { description: 'What to ask the provider for, with the groups.' }),
    ),
    bearer_methods_supported: Type.Array(Type.String(), { description: 'Always `header`.' }),
    resource_name: Type.String({ description: 'For people.' }),
  },
  {
    $id: 'ResourceMetadata',
    description: 'Protected resource metadata (RFC 9728).',
    examples: [
      {
        resource: 'https://skills.example.com',
        authorization_servers: ['https://id.example.com'],
        scopes_supported: ['openid', 'profile', 'email', 'groups'],
        bearer_methods_supported: ['header'],
        resource_name: 'skill-registry',
      },
    ],
  },
)
