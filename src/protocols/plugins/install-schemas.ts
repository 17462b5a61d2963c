/** Schemas of the commands that install a skill. */
import { Type } from '@sinclair/typebox'
import { ref, Sha256 } from '../../platform/http/schema.ts'
import { SourceKind } from '../../registry/skills/schemas.ts'

const ClientCommands = Type.Object(
  {
    client: Type.String({ description: 'A stable name.', examples: ['claude-code'] }),
    title: Type.String({ examples: ['Claude Code'] }),
    commands: Type.Array(Type.String(), { description: 'For a shell, one after the other.' }),
  },
  { $id: 'ClientCommands', description: 'How one client installs a skill.' },
)

export const InstallCommands = Type.Object(
  {
    slug: Type.String(),
    source_kind: ref(SourceKind),
    fingerprint: Sha256,
    clients: Type.Array(ref(ClientCommands)),
  },
  { $id: 'InstallCommands', description: 'How clients install a skill.' },
)

export const installSchemas = [ClientCommands, InstallCommands]
