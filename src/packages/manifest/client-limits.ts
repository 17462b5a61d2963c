/**
 * What clients take of a package, measured or as their vendors publish it. What is beyond that is
 * stored and served all the same, and its publisher gets a warning with the client and its limit.
 * Pure.
 */
import { pluginNameOf } from '../client-names.ts'
import { folderOf, isCheckable } from '../git-paths.ts'
import type { Diagnostic, JsonObject, PackageFile } from '../types.ts'
import { finding } from './diagnostics.ts'

const MIB = 1024 * 1024
const MB = 1_000_000

/** Of every host of the Skills extension of MCP (SEP-2640). */
export const MCP_HOSTS = { files: 512, bytes: 16 * MIB }

export const LEFT_OUT_OF_MCP =
  'so the skill is left out of `skills/list` of MCP, and is found there only by its URI.'

type Limit = {
  code: string
  of: 'files' | 'bytes' | 'bytes of a file'
  most: number
  /** As its vendor writes it. */
  shown: string
  client: string
  /** What the client does with more. */
  effect: string
}

const HOSTED = 'so it cannot be uploaded there.'

const limits: Limit[] = [
  {
    code: 'mcp.too_many_files',
    of: 'files',
    most: MCP_HOSTS.files,
    shown: '512',
    client: 'hosts of MCP',
    effect: LEFT_OUT_OF_MCP,
  },
  {
    code: 'mcp.too_large',
    of: 'bytes',
    most: MCP_HOSTS.bytes,
    shown: '16 MiB',
    client: 'hosts of MCP',
    effect: LEFT_OUT_OF_MCP,
  },
  {
    code: 'skills.too_many_files',
    of: 'files',
    most: 1000,
    shown: '1,000',
    client: '`skills`',
    effect: 'so it installs the skill by Git only, not from the discovery index.',
  },
  {
    code: 'skills.too_large',
    of: 'bytes',
    most: 50 * MIB,
    shown: '50 MiB',
    client: '`skills`',
    effect: 'so it installs the skill by Git only, not from the discovery index.',
  },
  {
    code: 'clawhub.file_too_large',
    of: 'bytes of a file',
    most: 10 * MB,
    shown: '10 MB',
    client: '`clawhub`',
    effect: 'so it cannot publish the skill.',
  },
  {
    code: 'clawhub.too_large',
    of: 'bytes',
    most: 50 * MB,
    shown: '50 MB',
    client: '`clawhub`',
    effect: 'so it cannot publish the skill.',
  },
  {
    code: 'anthropic.too_large',
    of: 'bytes',
    most: 30 * MB,
    shown: '30 MB',
    client: 'the Skills API of Anthropic',
    effect: HOSTED,
  },
]

/** What a plain tar header has room for: a name, and the folders above it. */
const MAX_TAR_NAME = 100
const MAX_TAR_FOLDERS = 155

export type Measured = {
  slug: string
  frontmatter: JsonObject | null
  files: readonly Pick<PackageFile, 'path' | 'size'>[]
}

const fileFindings = ({ code, most, shown, client, effect }: Limit, { files }: Measured) =>
  files
    .filter(({ size }) => size > most)
    .map(({ path, size }) =>
      finding(
        'warning',
        code,
        path,
        `The file has ${size} bytes, more than the ${shown} that ${client} can take, ${effect}`,
      ),
    )

const limitFindings = (limit: Limit, measured: Measured): Diagnostic[] => {
  const { code, of, most, shown, client, effect } = limit
  if (of === 'bytes of a file') return fileFindings(limit, measured)
  const { files } = measured
  const value = of === 'files' ? files.length : files.reduce((sum, { size }) => sum + size, 0)
  if (value <= most) return []
  const message = `The package has ${value} ${of}, more than the ${shown} that ${client} can take, ${effect}`
  return [finding('warning', code, '', message)]
}

/** Some readers of tar know no more than the plain header. */
const fitsTar = (path: string): boolean => {
  if (Buffer.byteLength(path) <= MAX_TAR_NAME) return true
  return [...path.matchAll(/\//g)].some(
    ({ index }) =>
      Buffer.byteLength(path.slice(0, index)) <= MAX_TAR_FOLDERS &&
      Buffer.byteLength(path.slice(index + 1)) <= MAX_TAR_NAME,
  )
}

const pathRules: { code: string; isFine: (path: string) => boolean; message: string }[] = [
  {
    code: 'skills.path_too_long',
    isFine: fitsTar,
    message: `A plain tar header cannot hold this path (a name of ${MAX_TAR_NAME} bytes below folders of ${MAX_TAR_FOLDERS}), and \`skills\` shortens it when it installs from the discovery index.`,
  },
  {
    code: 'clients.nested_skill',
    isFine: (path) => !/\/skill\.md$/i.test(path),
    message:
      'Gemini CLI installs this folder as a skill of its own too, and the Skills API of OpenAI takes one SKILL.md only.',
  },
  {
    code: 'skills.left_out_file',
    isFine: (path) => !/(?:^|\/)(?:metadata\.json$|__py(?:cache|packages)__\/)/.test(path),
    message: '`skills` leaves this file out when it installs from the Git repository.',
  },
  {
    code: 'npm.renamed_file',
    isFine: (path) => !/(?:^|\/)\.gitignore$/.test(path),
    message:
      'npm installs this file as `.npmignore`, or not at all if the folder has a file of that name.',
  },
  {
    code: 'git.reserved_name',
    isFine: isCheckable,
    message:
      'Git cannot hold this name as it is, so that the skill is left out of the Git repository, of marketplaces and of npm.',
  },
]

const pathFindings = ({ files }: Measured): Diagnostic[] =>
  pathRules.flatMap(({ code, isFine, message }) =>
    files
      .filter(({ path }) => !isFine(path))
      .map(({ path }) => finding('warning', code, path, message)),
  )

/** Of Agent Skills: no name can be that of another folder, such as one with an owner. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const folderFindings = ({ slug, frontmatter }: Measured): Diagnostic[] => {
  const name = frontmatter?.['name']
  const folder = folderOf(slug)
  if (typeof name !== 'string' || name.trim() === '' || name === folder) return []
  if (!NAME.test(folder)) return []
  const message = `Clients install the skill as the folder ${folder}, and those that follow Agent Skills strictly skip a skill whose name is not that of its folder.`
  return [finding('warning', 'clients.folder_name', 'name', message)]
}

const isReserved = (plugin: string): boolean => {
  const name = plugin.replaceAll(/[.-]+/g, '-')
  const besideOfficial = /official-?(?:claude|anthropic)|(?:claude|anthropic)-?official/
  return /^(?:(?:claude|anthropics?)(?:-|$)|cc-plugin-)/.test(name) || besideOfficial.test(name)
}

const pluginFindings = ({ slug }: Measured): Diagnostic[] => {
  const folder = folderOf(slug)
  const name = pluginNameOf(folder)
  const renamed = `As a plugin the skill is called ${name}, since Copilot CLI takes no marketplace with a name that is longer than 64 characters or has characters other than letters, digits, hyphens and dots.`
  const reserved = `Claude Code reserves names such as ${name} for plugins of Anthropic: it installs the skill, but \`claude plugin validate\` rejects the whole marketplace.`
  return [
    ...(name === folder ? [] : [finding('warning', 'clients.plugin_name', 'name', renamed)]),
    ...(isReserved(name) ? [finding('warning', 'claude.reserved_name', 'name', reserved)] : []),
  ]
}

export const clientFindings = (measured: Measured): Diagnostic[] => [
  ...limits.flatMap((limit) => limitFindings(limit, measured)),
  ...pathFindings(measured),
  ...folderFindings(measured),
  ...pluginFindings(measured),
]
