/** Schemas of `{w}/trusted-publishers` and of `/v1/oidc/exchange`. */
import { type Static, Type } from '@sinclair/typebox'
import { SLUG_PATTERN } from '../../packages/manifest/slug.ts'
import { NextCursor } from '../../platform/http/pagination.ts'
import { ref, Timestamp } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'

const text = (description: string, options: { pattern?: string } = {}) =>
  Type.String({
    minLength: 1,
    maxLength: 255,
    pattern: String.raw`^[^\u0000-\u001f\u007f]+$`,
    ...options,
    description,
  })
const id = { pattern: String.raw`^\d{1,20}$` }

const GitHubClaims = Type.Object(
  {
    repository_id: text('Of the repository; names may pass to others.', id),
    repository_owner_id: text('Of its owner.', id),
    job_workflow_ref: text(
      'The workflow file and its ref: `owner/repository/.github/workflows/publish.yml@refs/heads/main`.',
    ),
    environment: Type.Optional(text('The deployment environment; omitted: any, or none.')),
  },
  {
    $id: 'GitHubClaims',
    additionalProperties: false,
    description:
      'A job of GitHub Actions. Jobs for `pull_request`, `pull_request_target`, `issue_comment` and `workflow_run` never publish.',
  },
)

const GitLabClaims = Type.Object(
  {
    project_id: text('Of the project; names may pass to others.', id),
    ref: text('The branch or tag.'),
    ref_type: Type.Unsafe<'branch' | 'tag'>({ type: 'string', enum: ['branch', 'tag'] }),
    ref_protected: Type.Literal('true', {
      description: 'Only protected branches and tags publish.',
    }),
  },
  { $id: 'GitLabClaims', additionalProperties: false, description: 'A job of GitLab CI.' },
)

const fields = {
  issuer: Type.String({
    maxLength: 1024,
    description: 'The issuer of the tokens: one that the operator lists in OIDC_TRUSTED_ISSUERS.',
  }),
  claims: Type.Union([ref(GitHubClaims), ref(GitLabClaims)], {
    description: 'What a token must say, word for word.',
  }),
  slugs: Type.Array(
    Type.String({ maxLength: 129, pattern: SLUG_PATTERN, description: '`[owner/]name`.' }),
    {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      description: 'The only skills that its jobs install and update.',
    },
  ),
}

const example = {
  issuer: 'https://token.actions.githubusercontent.com',
  claims: {
    repository_id: '74123456',
    repository_owner_id: '9012345',
    job_workflow_ref: 'acme/skills/.github/workflows/publish.yml@refs/heads/main',
  },
  slugs: ['hello-skill'],
}

export const TrustedPublisherBody = Type.Object(fields, {
  $id: 'TrustedPublisherBody',
  additionalProperties: false,
  description: 'Which jobs of a CI system publish which skills.',
  examples: [example],
})
export type TrustedPublisherBody = Static<typeof TrustedPublisherBody>

export const TrustedPublisher = Type.Object(
  {
    publisher_id: Type.String({ description: 'Its name in the workspace.' }),
    ...fields,
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  {
    $id: 'TrustedPublisher',
    description: 'Which jobs of a CI system publish which skills.',
    examples: [
      {
        publisher_id: 'hello-skill',
        ...example,
        created_at: '2026-01-05T08:30:00.000Z',
        updated_at: '2026-01-05T08:30:00.000Z',
      },
    ],
  },
)
export type TrustedPublisher = Static<typeof TrustedPublisher>

export const TrustedPublisherPage = Type.Object(
  { trusted_publishers: Type.Array(ref(TrustedPublisher)), next_cursor: NextCursor },
  { $id: 'TrustedPublisherPage', description: 'By id.' },
)
export type TrustedPublisherPage = Static<typeof TrustedPublisherPage>

export const TrustedPublisherParams = Type.Object({
  ...workspaceParams,
  publisher_id: Type.String({
    pattern: '^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$',
    description: 'Any name: 1 to 64 of a-z, 0-9, `-` and `_`, with a letter or digit at both ends.',
    examples: ['hello-skill'],
  }),
})

export const ExchangeBody = Type.Object(
  {
    id_token: Type.String({
      minLength: 1,
      maxLength: 16_384,
      description:
        'The token that the CI system signed for this job, with `PUBLIC_URL` of the service as its only audience. It counts once.',
    }),
    workspace_id: Type.String({ maxLength: 64, description: 'Where the job publishes.' }),
  },
  {
    $id: 'ExchangeBody',
    additionalProperties: false,
    description: 'Who asks for a token, and where.',
    examples: [{ id_token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl', workspace_id: 'default' }],
  },
)
export type ExchangeBody = Static<typeof ExchangeBody>

export const Exchanged = Type.Object(
  {
    token: Type.String({ description: 'The secret, for `Authorization: Bearer`.' }),
    token_id: Type.String({ description: 'Names the token; not a secret.' }),
    publisher_id: Type.String({ description: 'The trusted publisher that fits.' }),
    workspace_id: Type.String(),
    slugs: Type.Array(Type.String(), { description: 'The only skills that it publishes.' }),
    expires_at: Timestamp,
  },
  {
    $id: 'Exchanged',
    description: 'A token of this service for one job.',
    examples: [
      {
        token: 'skr_…',
        token_id: 'pJ1v0cXw5k9QmZr2TtY8a',
        publisher_id: 'hello-skill',
        workspace_id: 'default',
        slugs: ['hello-skill'],
        expires_at: '2026-01-05T08:45:00.000Z',
      },
    ],
  },
)
export type Exchanged = Static<typeof Exchanged>

export const trustedPublisherSchemas = [
  GitHubClaims,
  GitLabClaims,
  TrustedPublisherBody,
  TrustedPublisher,
  TrustedPublisherPage,
]
export const exchangeSchemas = [ExchangeBody, Exchanged]
