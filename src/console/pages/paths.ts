/** The route table: every page that links may lead to. Pure. */
import { Path } from '../markup/path.ts'

export type SkillRef = { source_kind: string; slug: string }

type Query = Parameters<Path['with']>[0]

const skill = (workspace: string, { source_kind, slug }: SkillRef): string[] => [
  workspace,
  'skills',
  source_kind,
  ...slug.split('/'),
]

export const paths = {
  start: (): Path => Path.of`/console/`,
  home: (workspace: string): Path => Path.of`/console/w/${workspace}`,
  skills: (workspace: string, query: Query = {}): Path =>
    Path.of`/console/w/${workspace}/skills`.with(query),
  skill: (workspace: string, ref: SkillRef): Path => Path.of`/console/w/${skill(workspace, ref)}`,
  /** A page about a skill; what follows the slug, which may have a slash, stands behind `-`. */
  skillTab: (workspace: string, ref: SkillRef, ...tab: string[]): Path =>
    Path.of`/console/w/${[...skill(workspace, ref), '-', ...tab]}`,
  file: (workspace: string, ref: SkillRef, path: string): Path =>
    Path.of`/console/w/${[...skill(workspace, ref), '-', 'files', ...path.split('/')]}`,
  /** The part of a file that has the line, at the line. */
  line: (workspace: string, ref: SkillRef, { path, line }: { path: string; line: number }): Path =>
    paths.file(workspace, ref, path).with({ from: line }).at(`L${line}`),
  /** The bytes of a file, as the API sends them. */
  fileBytes: (workspace: string, { source_kind, slug }: SkillRef, path: string): Path =>
    Path.of`/v1/workspaces/${workspace}/skills/${[source_kind, slug]}/files/${path.split('/')}`,
  archive: (workspace: string, { source_kind, slug }: SkillRef): Path =>
    Path.of`/v1/workspaces/${workspace}/skills/${[source_kind, slug]}/archive`,
  reviews: (workspace: string, query: Query = {}): Path =>
    Path.of`/console/w/${workspace}/reviews`.with(query),
  review: (workspace: string, proposalId: string, query: Query = {}): Path =>
    Path.of`/console/w/${[workspace, 'reviews', proposalId]}`.with(query),
  reviewFile: (workspace: string, proposalId: string, path: string): Path =>
    Path.of`/console/w/${[workspace, 'reviews', proposalId, 'files', ...path.split('/')]}`,
  /** What a form of the review does. */
  reviewAct: (
    workspace: string,
    proposalId: string,
    act: 'decision' | 'viewed' | 'metadata' | 'comments' | 'withdraw',
  ): Path => Path.of`/console/w/${[workspace, 'reviews', proposalId, act]}`,
  /** Documents and prompts that wait or waited for a reviewer. */
  contentReviews: (workspace: string, query: Query = {}): Path =>
    Path.of`/console/w/${[workspace, 'reviews', 'content']}`.with(query),
  contentReview: (workspace: string, proposalId: string, ...act: string[]): Path =>
    Path.of`/console/w/${[workspace, 'reviews', 'content', proposalId, ...act]}`,
  mcpServers: (workspace: string, query: Query = {}): Path =>
    Path.of`/console/w/${workspace}/mcp-servers`.with(query),
  mcpServer: (workspace: string, serverId: string, ...act: string[]): Path =>
    Path.of`/console/w/${[workspace, 'mcp-servers', serverId, ...act]}`,
  subscriptions: (workspace: string, query: Query = {}): Path =>
    Path.of`/console/w/${workspace}/subscriptions`.with(query),
  subscription: (workspace: string, subscriptionId: string, ...act: string[]): Path =>
    Path.of`/console/w/${[workspace, 'subscriptions', subscriptionId, ...act]}`,
  content: (
    workspace: string,
    kind: 'documents' | 'prompts' | 'functions',
    query: Query = {},
  ): Path => Path.of`/console/w/${[workspace, 'content', kind]}`.with(query),
  document: (workspace: string, id: string): Path =>
    Path.of`/console/w/${[workspace, 'content', 'documents', ...id.split('/')]}`,
  documentRemoval: (workspace: string, id: string): Path =>
    Path.of`/console/w/${[workspace, 'content', 'unregister']}`.with({ id }),
  prompt: (workspace: string, name: string, ...act: string[]): Path =>
    Path.of`/console/w/${[workspace, 'content', 'prompts', name, ...act]}`,
  function: (workspace: string, id: string, ...act: string[]): Path =>
    Path.of`/console/w/${[workspace, 'content', 'functions', id, ...act]}`,
  upload: (workspace: string): Path => Path.of`/console/w/${workspace}/upload`,
  /** An upload that has arrived, or is on its way. */
  uploaded: (workspace: string, uploadId: string, query: Query = {}): Path =>
    Path.of`/console/w/${[workspace, 'upload', uploadId]}`.with(query),
  uploadAct: (workspace: string, uploadId: string, act: 'install' | 'discard'): Path =>
    Path.of`/console/w/${[workspace, 'upload', uploadId, act]}`,

  tokens: (query: Query = {}): Path => Path.of`/console/tokens`.with(query),
  revokeToken: (tokenId: string): Path => Path.of`/console/tokens/${tokenId}/revoke`,
  people: (query: Query = {}): Path => Path.of`/console/people`.with(query),
  person: (personId: string): Path => Path.of`/console/people/${personId}`,
  groupRoles: (): Path => Path.of`/console/group-roles`,
  takeGroupRole: (): Path => Path.of`/console/group-roles/take`,
  audit: (workspace: string, query: Query = {}): Path =>
    Path.of`/console/w/${[workspace, 'audit']}`.with(query),
  auditExport: (workspace: string): Path => Path.of`/console/w/${[workspace, 'audit', 'export']}`,
  settings: (workspace: string): Path => Path.of`/console/w/${[workspace, 'settings']}`,
  policies: (workspace: string): Path => Path.of`/console/w/${[workspace, 'settings', 'policies']}`,
  scope: (workspace: string, query: Query = {}): Path =>
    Path.of`/console/w/${[workspace, 'settings', 'scope']}`.with(query),

  signIn: (returnTo: string | null = null): Path =>
    Path.of`/console/sign-in`.with({ return_to: returnTo }),
  signInAtProvider: (returnTo: string): Path =>
    Path.of`/console/sign-in/oidc`.with({ return_to: returnTo }),
  session: (): Path => Path.of`/console/session`,
  signOut: (): Path => Path.of`/console/sign-out`,
  sessions: (): Path => Path.of`/console/sessions`,
  endSession: (sessionId: string): Path => Path.of`/console/sessions/${sessionId}/end`,
  workspaces: (query: Query = {}): Path => Path.of`/console/workspaces`.with(query),
  /** What a form about a workspace does. */
  workspaceAct: (workspace: string, act: 'title' | 'delete'): Path =>
    Path.of`/console/workspaces/${[workspace, act]}`,
  status: (): Path => Path.of`/console/status`,
  keys: (): Path => Path.of`/console/keys`,
  leave: (address: string): Path => Path.of`/console/leave`.with({ to: address }),
  docs: (): Path => Path.of`/docs/`,
}
