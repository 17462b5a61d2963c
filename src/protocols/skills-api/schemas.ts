/** What both APIs say of a version that may not be installed yet. */
import { Type } from '@sinclair/typebox'
import { nullableString } from '../../platform/http/schema.ts'

export const WaitingVersion = Type.Object(
  {
    status_reason: nullableString('Why it is not served, such as `approval_pending`.'),
    proposal_id: nullableString('What a reviewer decides on; null if there is nothing to decide.'),
  },
  {
    $id: 'WaitingVersion',
    description: 'Only with status 202: the version is stored, and may not be installed yet.',
  },
)
