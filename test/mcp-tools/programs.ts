/** Runs what `test/tools/mcp` installs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const toolsFolder = fileURLToPath(new URL('../tools/mcp', import.meta.url))

const scripts = {
  conformance: '@modelcontextprotocol/conformance/dist/index.js',
  inspector: '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  'mcp-remote': 'mcp-remote/dist/proxy.js',
}

export const scriptOf = (name: keyof typeof scripts): string =>
  join(toolsFolder, 'node_modules', scripts[name])

/** A home of its own, so that nothing is found or left behind in the real one. */
export const ownHome = async (): Promise<Record<string, string>> => {
  const home = await mkdtemp(join(tmpdir(), 'skill-registry-mcp-'))
  return { PATH: process.env.PATH ?? '', HOME: home, MCP_REMOTE_CONFIG_DIR: home, NO_COLOR: '1' }
}

export const run = async (
  name: keyof typeof scripts,
  args: string[],
): Promise<{ code: number; out: string; lines: string[] }> => {
  const env = await ownHome()
  const cwd = env['HOME'] ?? ''
  const child = spawn(process.execPath, [scriptOf(name), ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode ?? 1, out: out + errors, lines: out.trim().split('\n') }
}
