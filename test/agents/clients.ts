/**
 * Clients as they come from npm, each with a home of its own, told to send nothing anywhere else.
 * `npm run test:agents` installs them.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Test } from 'tap'
import { rootPath, runProgram, temporaryFolder } from '../clients/programs.ts'

const installed = (path: string): string => rootPath(`test/tools/agents/node_modules/${path}`)

/** Of two versions of a client, only one has its program among those of all clients. */
const scripts: Record<string, string> = {
  clawhub: 'clawhub/bin/clawdhub.js',
  'clawhub-0.20': 'clawhub-0.20/bin/clawdhub.js',
  openclaw: 'openclaw/openclaw.mjs',
}

const bin = (name: string): string =>
  name.startsWith('skills-')
    ? installed(`${name}/bin/cli.mjs`)
    : installed(scripts[name] ?? `.bin/${name}`)

export const lacks = (name: string): string | false =>
  existsSync(bin(name)) ? false : `${name} is not here: \`npm run test:agents\` installs it`

export type Client = {
  home: string
  project: string
  run: (...args: string[]) => Promise<string>
  fails: (...args: string[]) => Promise<string>
  /** The texts of all files of this name below the home and the project. */
  find: (name: string) => Promise<Record<string, string>>
}

const quiet = {
  CI: '1',
  DO_NOT_TRACK: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_ERROR_REPORTING: '1',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  GEMINI_TELEMETRY_ENABLED: 'false',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  // Nothing but this machine can be reached.
  HTTPS_PROXY: 'http://127.0.0.1:9',
  NO_PROXY: '127.0.0.1,localhost',
}

export const givenClient = async (
  t: Test,
  name: string,
  env: Record<string, string> = {},
): Promise<Client> => {
  const folder = await temporaryFolder(t)
  const home = join(folder, 'home')
  const project = join(folder, 'project')
  await mkdir(home)
  await mkdir(project)
  const own = { HOME: home, npm_config_userconfig: join(home, '.npmrc'), ...quiet, ...env }
  const isScript = name in scripts
  const run = (...args: string[]) =>
    runProgram(isScript ? process.execPath : bin(name), isScript ? [bin(name), ...args] : args, {
      cwd: project,
      env: own,
    })
  return {
    home,
    project,
    run,
    fails: (...args) =>
      run(...args).then(
        (printed) => `it did not fail: ${printed}`,
        (error: unknown) => String(error),
      ),
    find: async (file) => {
      const found: Record<string, string> = {}
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      for (const entry of entries) {
        if (!entry.isFile() || entry.name !== file) continue
        const path = join(entry.parentPath, entry.name)
        found[relative(folder, path)] = await readFile(path, 'utf8')
      }
      return found
    },
  }
}

/** Git of this client sends the token as its password. */
export const giveToken = async ({ home }: Client, secret: string): Promise<void> => {
  const helper = `!f() { echo username=any; echo password=${secret}; }; f`
  await writeFile(join(home, '.gitconfig'), `[credential]\n\thelper = "${helper}"\n`)
}
