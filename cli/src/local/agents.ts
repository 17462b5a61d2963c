/** The agents that read skills from folders, and where. Pure. */

type Agent = {
  title: string
  /** In a project. */
  project: string
  /** Of the person, below the home folder. */
  personal: string
  /** What is in the home folder of those who use it. */
  sign: string
}

/** Read by most agents. */
const SHARED = '.agents/skills'

export const agents: Record<string, Agent> = {
  'claude-code': {
    title: 'Claude Code',
    project: '.claude/skills',
    personal: '.claude/skills',
    sign: '.claude',
  },
  codex: { title: 'Codex', project: SHARED, personal: '.codex/skills', sign: '.codex' },
  'gemini-cli': {
    title: 'Gemini CLI',
    project: SHARED,
    personal: '.gemini/skills',
    sign: '.gemini',
  },
  'github-copilot': {
    title: 'GitHub Copilot',
    project: SHARED,
    personal: '.copilot/skills',
    sign: '.copilot',
  },
  cursor: { title: 'Cursor', project: SHARED, personal: '.cursor/skills', sign: '.cursor' },
  opencode: {
    title: 'OpenCode',
    project: SHARED,
    personal: '.config/opencode/skills',
    sign: '.config/opencode',
  },
  amp: {
    title: 'Amp',
    project: SHARED,
    personal: '.config/agents/skills',
    sign: '.config/amp',
  },
  cline: { title: 'Cline', project: SHARED, personal: SHARED, sign: '.cline' },
  droid: { title: 'Droid', project: SHARED, personal: '.factory/skills', sign: '.factory' },
  kilo: { title: 'Kilo Code', project: SHARED, personal: '.kilo/skills', sign: '.kilo' },
  windsurf: {
    title: 'Windsurf',
    project: '.windsurf/skills',
    personal: '.codeium/windsurf/skills',
    sign: '.codeium/windsurf',
  },
  goose: {
    title: 'Goose',
    project: '.goose/skills',
    personal: '.config/goose/skills',
    sign: '.config/goose',
  },
  openclaw: {
    title: 'OpenClaw',
    project: 'skills',
    personal: '.openclaw/skills',
    sign: '.openclaw',
  },
  roo: { title: 'Roo Code', project: '.roo/skills', personal: '.roo/skills', sign: '.roo' },
  'kiro-cli': {
    title: 'Kiro CLI',
    project: '.kiro/skills',
    personal: '.kiro/skills',
    sign: '.kiro',
  },
  junie: { title: 'Junie', project: '.junie/skills', personal: '.junie/skills', sign: '.junie' },
  continue: {
    title: 'Continue',
    project: '.continue/skills',
    personal: '.continue/skills',
    sign: '.continue',
  },
  augment: {
    title: 'Augment',
    project: '.augment/skills',
    personal: '.augment/skills',
    sign: '.augment',
  },
  shared: { title: 'several agents', project: SHARED, personal: SHARED, sign: '.agents' },
}

export type Scope = 'project' | 'personal'

export const isAgent = (name: string): boolean => Object.hasOwn(agents, name)

/** Each folder once, though several agents read it. */
export const foldersOf = (names: string[], scope: Scope): string[] => [
  ...new Set(names.flatMap((name) => agents[name]?.[scope] ?? [])),
]

/** In a project, also those whose folder is there. Without any, the shared folder. */
export const foundAgents = (
  isThere: { home: (path: string) => boolean; project: (path: string) => boolean },
  scope: Scope,
): string[] => {
  const found = Object.entries(agents).flatMap(([name, { sign, project }]) => {
    const own = project === SHARED || project === 'skills' ? null : project.split('/')[0]
    const isHere = scope === 'project' && own !== null && own !== undefined && isThere.project(own)
    return isThere.home(sign) || isHere ? [name] : []
  })
  return found.length === 0 ? ['shared'] : found
}
