/** What the top bar leads to. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import type { Path } from '../markup/path.ts'
import { paths } from './paths.ts'

export type Section = {
  name:
    | 'home'
    | 'skills'
    | 'reviews'
    | 'upload'
    | 'audit'
    | 'settings'
    | 'operators'
    | 'mcp-servers'
    | 'subscriptions'
    | 'content'
  title: string
  /** Who sees it in the bar; the routes check for themselves. */
  role: Role
  path: (workspace: string) => Path
}

export const sections: readonly Section[] = [
  { name: 'skills', title: 'Skills', role: 'reader', path: (workspace) => paths.skills(workspace) },
  {
    name: 'reviews',
    title: 'Reviews',
    role: 'publisher',
    path: (workspace) => paths.reviews(workspace),
  },
  {
    name: 'upload',
    title: 'Upload',
    role: 'publisher',
    path: (workspace) => paths.upload(workspace),
  },
  {
    name: 'mcp-servers',
    title: 'MCP servers',
    role: 'reviewer',
    path: (workspace) => paths.mcpServers(workspace),
  },
  {
    name: 'subscriptions',
    title: 'Subscriptions',
    role: 'publisher',
    path: (workspace) => paths.subscriptions(workspace),
  },
  {
    name: 'content',
    title: 'Content',
    role: 'publisher',
    path: (workspace) => paths.content(workspace, 'documents'),
  },
  {
    name: 'audit',
    title: 'Audit',
    role: 'reviewer',
    path: (workspace) => paths.audit(workspace),
  },
  {
    name: 'settings',
    title: 'Settings',
    role: 'reviewer',
    path: (workspace) => paths.settings(workspace),
  },
]
