/** Shell blocks of the manual that are not run as they are, each by its first line and with its reason. */
import type { Block } from './pages.ts'

const isInstallation = 'installs into the checkout, and runs until it is interrupted'
const isContainer = 'needs Docker, and builds an image'
const isHost = 'changes the settings of a program that is not on this machine'
const isInstaller = 'downloads a program; test/foreign runs the same command'
const isAgent =
  'installs into a program that is not on this machine; test/agents runs the same commands'

export const notRun: Record<string, Record<string, string>> = {
  'README.md': {
    'npm ci && npm start': isInstallation,
    'export ADMIN_TOKEN=$(openssl rand -hex 32)': isContainer,
    'claude mcp add --transport http skills http://127.0.0.1:8080/mcp': isHost,
    'npx skills add http://127.0.0.1:8080 --skill hello-skill': isInstaller,
  },
  'docs/agents.md': {
    'claude mcp add --transport http skills http://127.0.0.1:8080/mcp --header "Authorization: Bearer $TOKEN"':
      isHost,
    'codex mcp add skills --url http://127.0.0.1:8080/mcp --bearer-token-env-var TOKEN': isHost,
    'gemini mcp add --transport http skills http://127.0.0.1:8080/mcp --header "Authorization: Bearer $TOKEN"':
      isHost,
    [`code --add-mcp '{"name":"skills","type":"http","url":"http://127.0.0.1:8080/mcp"}'`]: isHost,
    'npx skills add http://127.0.0.1:8080 --skill hello-skill': isInstaller,
    'claude plugin marketplace add http://127.0.0.1:8080/skills.git': isAgent,
    'codex plugin marketplace add http://127.0.0.1:8080/skills.git': isAgent,
    'gemini skills install http://127.0.0.1:8080/skills.git --path skills/hello-skill --consent':
      isAgent,
    'copilot plugin marketplace add http://127.0.0.1:8080/skills.git': isAgent,
    'npx skills add http://127.0.0.1:8080/skills.git --skill hello-skill': isAgent,
    'npx openskills install http://127.0.0.1:8080/skills.git --yes': isAgent,
    'npx --package isomorphic-git isogit clone --url=http://127.0.0.1:8080/skills.git --dir=my-clone --singleBranch --depth=1':
      isAgent,
    'export CLAWHUB_REGISTRY=http://127.0.0.1:8080/clawhub': isAgent,
    'export OPENCLAW_CLAWHUB_URL=http://127.0.0.1:8080/clawhub': isAgent,
  },
  'docs/access.md': {
    'export PUBLIC_URL=https://skills.example.com': 'is of the service, which runs already',
  },
  'docs/operations.md': {
    'export ADMIN_TOKEN=$(openssl rand -hex 32)': isContainer,
  },
  'docs/upgrade.md': {
    'npm run restore -- registry.backup':
      'restores into an empty database; test/faults runs it from docs/backup.md',
  },
}

/** Pages whose blocks need a setup of their own, with the file that runs all of them. */
export const runElsewhere: Record<string, string> = {
  'docs/backup.md': 'test/faults/backups.ts',
}

export const isRun = (page: string, { language, firstLine }: Block): boolean =>
  language === 'sh' && notRun[page]?.[firstLine] === undefined
