/** Schemas of `POST /connect`. */
import { type Static, Type } from '@sinclair/typebox'

export const ConnectBody = Type.Object(
  {
    session_id: Type.String({ minLength: 1, maxLength: 256, examples: ['session-1'] }),
    token: Type.String({
      minLength: 1,
      maxLength: 4096,
      description: 'The token of the session, which is sent back to the orchestrator.',
      examples: ['token-of-the-session'],
    }),
    orchestrator_ws_url: Type.String({
      minLength: 1,
      maxLength: 2048,
      description:
        'Where the orchestrator listens, `ws://` or `wss://`. The socket is opened below it, at `/ws/service/{session_id}`.',
      examples: ['wss://market.example.com'],
    }),
    orchestrator_key: Type.String({
      minLength: 1,
      maxLength: 256,
      description: 'The key of the workspace, the same as in the header.',
      examples: ['Wq4vT8nB2kXz7LrJ5mHs9PdY3cGf6RaU'],
    }),
  },
  {
    $id: 'ConnectBody',
    description: 'A session of an orchestrator.',
    examples: [
      {
        session_id: 'session-1',
        token: 'token-of-the-session',
        orchestrator_ws_url: 'wss://market.example.com',
        orchestrator_key: 'Wq4vT8nB2kXz7LrJ5mHs9PdY3cGf6RaU',
      },
    ],
  },
)
export type ConnectBody = Static<typeof ConnectBody>

export const Connected = Type.Object(
  { session_id: Type.String(), connected: Type.Literal(true) },
  { $id: 'Connected', description: 'The socket is open.' },
)

export const connectSchemas = [ConnectBody, Connected]
