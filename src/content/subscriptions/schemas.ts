/** Schemas of the subscription routes (content registry, *Custom trigger types*). */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullable, nullableString, ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'

const triggerTypes = ['skills::on-change', 'prompts::on-change', 'skills/changed'] as const
export type TriggerType = (typeof triggerTypes)[number]

export const SubscriptionParams = Type.Object({
  ...workspaceParams,
  subscription_id: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$',
    description: 'An id that you choose: 1 to 128 letters, digits, `.`, `_`, `:` and `-`.',
    examples: ['dashboard'],
  }),
})

const trigger_type = stringEnum(triggerTypes, {
  description:
    '`skills::on-change`: documents. `prompts::on-change`: prompts. `skills/changed`: installed skills and the rest of the catalogue.',
})

const function_id = Type.String({
  description:
    'The function that is called with each change, at most 1024 characters. It may be registered later.',
})

const example = { trigger_type: 'skills::on-change', function_id: 'hello::on-change' }

export const SubscriptionBody = Type.Object(
  { trigger_type, function_id },
  {
    $id: 'SubscriptionBody',
    additionalProperties: false,
    description: 'The changes to deliver, and the function that receives them.',
    examples: [example],
  },
)
export type SubscriptionBody = Static<typeof SubscriptionBody>

export const Subscription = Type.Object(
  {
    subscription_id: Type.String(),
    trigger_type,
    function_id: Type.String(),
    created_at: Timestamp,
    position: Type.Integer({
      description: 'The `snapshot_version` up to which everything was delivered or given up.',
    }),
    lag: Type.Integer({
      description: 'Changes that are waiting to be delivered, counted up to 10000.',
    }),
    lag_seconds: Type.Integer({ description: 'Age of the oldest of them; 0 if there are none.' }),
    attempts: Type.Integer({ description: 'Consecutive failures.' }),
    failing_since: nullable(
      Timestamp,
      'The first of these failures; null if the last delivery succeeded.',
    ),
    next_attempt_at: nullable(Timestamp, 'The next attempt; null if it is not failing.'),
    last_success_at: nullable(Timestamp, 'The last delivery; null before the first.'),
    last_error_at: nullable(
      Timestamp,
      'The last failure, however long ago; null before the first.',
    ),
    last_error: nullableString('The error of that failure.'),
    dead_letters: Type.Integer({ description: 'Changes whose delivery was given up.' }),
    replaying: Type.Integer({ description: 'How many of these are about to be delivered again.' }),
  },
  {
    $id: 'Subscription',
    description: 'A subscription, with the state of its deliveries.',
    examples: [
      {
        subscription_id: 'dashboard',
        ...example,
        created_at: '2026-01-05T08:30:00.000Z',
        position: 41,
        lag: 2,
        lag_seconds: 12,
        attempts: 3,
        failing_since: '2026-01-06T10:00:00.000Z',
        next_attempt_at: '2026-01-06T10:00:11.000Z',
        last_success_at: '2026-01-06T09:58:00.000Z',
        last_error_at: '2026-01-06T10:00:07.000Z',
        last_error:
          'trigger myworker::on_skill_change: the handler failed: it responded with status 500.',
        dead_letters: 0,
        replaying: 0,
      },
    ],
  },
)
export type Subscription = Static<typeof Subscription>

export const SubscriptionRemoved = Type.Object(
  {
    subscription_id: Type.String(),
    removed: Type.Boolean({ description: 'False if it did not exist.' }),
  },
  { $id: 'SubscriptionRemoved', description: 'Result of a removal.' },
)
export type SubscriptionRemoved = Static<typeof SubscriptionRemoved>

export const SubscriptionReplay = Type.Object(
  {
    subscription_id: Type.String(),
    replaying: Type.Integer({ description: 'Changes that are about to be delivered again.' }),
  },
  { $id: 'SubscriptionReplay', description: 'The changes that are delivered again.' },
)
export type SubscriptionReplay = Static<typeof SubscriptionReplay>

export const SubscriptionPage = Type.Object(
  { subscriptions: Type.Array(ref(Subscription)), next_cursor: NextCursor },
  { $id: 'SubscriptionPage', description: 'Subscriptions by id, in byte order.' },
)
export type SubscriptionPage = Static<typeof SubscriptionPage>

export const subscriptionSchemas = [
  SubscriptionBody,
  Subscription,
  SubscriptionRemoved,
  SubscriptionReplay,
  SubscriptionPage,
]
