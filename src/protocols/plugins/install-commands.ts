/** The commands that install one skill, for each client that is known to work. Pure. */
import { marketplaceName } from '../../registry/history/plugins.ts'

export type InstallTarget = {
  workspaceId: string
  /** Of the workspace. */
  baseUrl: string
  /** Its folder in the Git repository. */
  folder: string
}

export type ClientCommands = { client: string; title: string; commands: string[] }

export const installCommands = ({
  workspaceId,
  baseUrl,
  folder,
}: InstallTarget): ClientCommands[] => {
  const repository = `${baseUrl}/skills.git`
  const plugin = `${folder}@${marketplaceName(workspaceId)}`
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
      commands: [`gemini skills install ${repository} --path skills/${folder}`],
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
      commands: [`npx skills add ${repository} --skill ${folder}`],
    },
    {
      client: 'openskills',
      title: 'openskills',
      commands: [`npx openskills install ${repository}`],
    },
    { client: 'git', title: 'Git', commands: [`git clone --depth=1 ${repository}`] },
  ]
}
