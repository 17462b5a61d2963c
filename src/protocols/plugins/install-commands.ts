/** The commands that install one skill, for each client that is known to work. Pure. */
import { pluginNameOf } from '../../packages/client-names.ts'
import { nameOf } from '../clawhub/names.ts'
import { marketplaceName } from '../../registry/history/plugins.ts'

export type InstallTarget = {
  workspaceId: string
  /** Of the workspace. */
  baseUrl: string
  slug: string
  /** Its folder in the Git repository. */
  folder: string
  /** As its own text says it. */
  name: string
}

export type ClientCommands = { client: string; title: string; commands: string[] }

const PLAIN = /^[A-Za-z0-9._-]+$/

/** Names have no quotes. */
const quoted = (name: string): string => (PLAIN.test(name) ? name : `'${name}'`)

export const installCommands = ({
  workspaceId,
  baseUrl,
  slug,
  folder,
  name,
}: InstallTarget): ClientCommands[] => {
  const owner = nameOf(workspaceId, slug)
  const owned = `@${owner.ownerHandle}/${owner.slug}`
  const repository = `${baseUrl}/skills.git`
  const plugin = `${pluginNameOf(folder)}@${marketplaceName(workspaceId)}`
  return [
    {
      client: 'claude-code',
      title: 'Claude Code',
      commands: [`claude plugin marketplace add ${repository}`, `claude plugin install ${plugin}`],
    },
    {
      client: 'codex',
      title: 'Codex CLI',
      commands: [`codex plugin marketplace add ${repository}`, `codex plugin add ${plugin}`],
    },
    {
      client: 'gemini',
      title: 'Gemini CLI',
      commands: [`gemini skills install ${repository} --path skills/${folder} --consent`],
    },
    {
      client: 'copilot',
      title: 'GitHub Copilot CLI',
      commands: [
        `copilot plugin marketplace add ${repository}`,
        `copilot plugin install ${plugin}`,
      ],
    },
    {
      client: 'skills',
      title: 'skills',
      commands: [`npx skills add ${repository} --skill ${quoted(name)}`],
    },
    {
      client: 'openskills',
      title: 'openskills',
      commands: [`npx openskills install ${repository}`],
    },
    {
      client: 'clawhub',
      title: 'ClawHub',
      commands: [
        `npx clawhub --registry ${baseUrl}/clawhub install ${slug === owner.slug ? slug : owned}`,
      ],
    },
    {
      client: 'openclaw',
      title: 'OpenClaw',
      commands: [`OPENCLAW_CLAWHUB_URL=${baseUrl}/clawhub openclaw skills install ${owned}`],
    },
    {
      client: 'npm',
      title: 'npm',
      commands: [`npm install @skills/${folder} --@skills:registry=${baseUrl}/npm`],
    },
    { client: 'git', title: 'Git', commands: [`git clone --depth=1 ${repository}`] },
  ]
}
