/** Schema of the findings that a review releases. */
import { Type } from '@sinclair/typebox'

export const AcceptFindings = Type.Optional(
  Type.Array(
    Type.Object(
      {
        rule_id: Type.String({ maxLength: 400 }),
        path: Type.String({ maxLength: 1024 }),
        fingerprint: Type.Optional(
          Type.String({
            maxLength: 64,
            description: 'Exactly this one; omitted: all that the rule found in the file.',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    {
      maxItems: 1000,
      description:
        'Findings of severity `block` or `hold` that are released, for the `reason` above, in addition to those that were released before. A release is for the finding in exactly these bytes: a later revision with the same text needs another one. Any other such finding keeps the bytes from being served, approved or not.',
    },
  ),
)

export const AcceptFindingBody = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Not blank. Stored permanently.',
    }),
    fingerprint: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'Of the finding: exactly this one; omitted: all that the rule found there.',
      }),
    ),
  },
  {
    $id: 'AcceptFindingBody',
    additionalProperties: false,
    description: 'Why the finding does no harm.',
    examples: [{ reason: 'an example in the text, never run' }],
  },
)
