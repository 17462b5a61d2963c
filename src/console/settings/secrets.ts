/** The secrets of a workspace, which have a form of their own, as they are never shown. Pure. */
export type Secret = { name: 'signing_secret' | 'orchestrator_key'; label: string; help: string }

export const secrets: readonly Secret[] = [
  {
    name: 'signing_secret',
    label: 'Signing secret',
    help: 'Signs what is sent to functions: `whsec_` and 24 to 64 random bytes in base64.',
  },
  {
    name: 'orchestrator_key',
    label: 'Orchestrator key',
    help: 'What an orchestrator sends as `X-Orchestrator-Key` to `/invoke`: 32 to 256 letters, digits or characters of `._~+/=-`.',
  },
]
