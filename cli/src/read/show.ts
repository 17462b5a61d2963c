/** `show <slug>`, `files <slug>` and `cat <slug> <path>`. */
import { createHash } from 'node:crypto'
import { exitCodes, refuse } from '../api/failures.ts'
import type { Registry, Skill } from '../api/registry.ts'
import type { components } from '../api/schema.ts'
import type { Work } from '../program/spec.ts'
import { diagnosticLine, findingLine } from '../publish/lint.ts'
import { waitingLines } from '../publish/waiting.ts'
import type { Line } from '../terminal/output.ts'
import { bytes, short, time } from '../terminal/text.ts'
import { findFiles, findSkill } from './find.ts'

type Schemas = components['schemas']
type Commands = Schemas['InstallCommands']
type Revisions = Schemas['SkillRevisionPage']['revisions']

/** Shown; `--json` has the newest page. */
const REVISIONS = 10

const readRevisions = async (registry: Registry, skill: Skill): Promise<Revisions> => {
  const { revisions } = await registry.ask((api, signal) =>
    api.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/revisions', {
      params: { path: registry.pathOf(skill.source_kind, skill.slug) },
      signal,
    }),
  )
  return revisions
}

/** Only of what may be installed. */
const readCommands = async (registry: Registry, skill: Skill): Promise<Commands['clients']> => {
  if (!skill.installable) return []
  const { clients } = await registry.ask((api, signal) =>
    api.GET('/v1/workspaces/{workspace_id}/skills/{source_kind}/{slug}/install', {
      params: { path: registry.pathOf(skill.source_kind, skill.slug) },
      signal,
    }),
  )
  const own = { client: 'skill', title: 'skill', commands: [`skill install ${skill.slug}`] }
  return [own, ...clients]
}

const verdictOf = (isSo: boolean, reason: string | undefined): string =>
  isSo ? 'yes' : `no (${reason})`

const riskOf = (capability: Schemas['Capability']): string =>
  [
    capability.risk_level ?? 'risk unknown',
    `side effects ${capability.side_effects ?? 'unknown'}`,
    `data egress ${capability.data_egress ?? 'unknown'}`,
    ...(capability.approval_required ? ['needs a person'] : []),
  ].join(', ')

const titled = (title: string, lines: Line[]): Line[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines]

const headOf = (skill: Skill): Line[] => [
  `${skill.slug} ${skill.version} (${skill.source_kind})`,
  skill.description,
  '',
  `fingerprint:        ${skill.fingerprint}`,
  `revision:           ${skill.current_revision}`,
  `status:             ${skill.status_reason ? `${skill.status}: ${skill.status_reason}` : skill.status}`,
  `served:             ${verdictOf(skill.served, skill.reasons.served)}`,
  `listed:             ${verdictOf(skill.listed, skill.reasons.listed)}`,
  `installable:        ${verdictOf(skill.installable, skill.reasons.installable)}`,
  ...(skill.proposal_id === undefined ? [] : [`proposal:           ${skill.proposal_id}`]),
  ...waitingLines(skill.reasons.served, skill.proposal_id ?? null),
]

const linesOf = (skill: Skill, revisions: Revisions, clients: Commands['clients']): Line[] => {
  const { block, hold, warn } = skill.findings
  const findings = [...block, ...hold, ...warn].map((one) => findingLine(one))
  return [
    ...headOf(skill),
    ...titled('Findings', [...findings, ...skill.diagnostics.map(diagnosticLine)]),
    ...titled(
      'Capabilities',
      skill.capabilities.map((one) => `- ${one.capability_id}: ${riskOf(one)}`),
    ),
    ...titled('Revisions', [
      {
        rows: revisions
          .slice(0, REVISIONS)
          .map((one) => [
            String(one.revision),
            one.version,
            short(one.fingerprint),
            time(one.installed_at),
            one.served ? 'served' : (one.status_reason ?? one.status),
          ]),
      },
    ]),
    ...titled(
      'Install',
      clients.flatMap(({ title, commands }) => commands.map((line) => `- ${title}: ${line}`)),
    ),
  ]
}

export const show: Work = async ({ registry, output }, { words: [slug = ''], options }) => {
  const skill = await findSkill(registry, slug, options)
  const revisions = await readRevisions(registry, skill)
  const install = await readCommands(registry, skill)
  output.result({ ...skill, revisions, install_commands: install }, () =>
    linesOf(skill, revisions, install),
  )
  return exitCodes.ok
}

export const files: Work = async ({ registry, output }, { words: [slug = ''], options }) => {
  const { list, sourceKind } = await findFiles(registry, slug, options)
  output.result({ slug, source_kind: sourceKind, ...list }, () => [
    {
      rows: list.files.map(({ path, size, executable, sha256 }) => [
        short(sha256),
        executable ? 'x' : '-',
        bytes(size),
        path,
      ]),
    },
  ])
  return exitCodes.ok
}

export const cat: Work = async (
  { registry, output },
  { words: [slug = '', path = ''], options },
) => {
  const { list, sourceKind, include } = await findFiles(registry, slug, options)
  const file = list.files.find((one) => one.path === path)
  if (file === undefined) {
    throw refuse(
      'cli.no_such_file',
      'No such file',
      `${slug} has no file ${path}. See: skill files ${slug}`,
    )
  }
  const query = { fingerprint: list.fingerprint, ...include }
  const content = await registry.file(sourceKind, slug, path, query)
  const digest = createHash('sha256').update(content).digest('hex')
  if (digest !== file.sha256) {
    throw refuse(
      'cli.other_content',
      'Other content',
      `${path} is not what the registry describes.`,
    )
  }
  if (options.json) {
    const isText = /^text\/|json|xml|yaml|toml/.test(file.media_type)
    const encoding = isText ? 'utf8' : 'base64'
    output.result({ ...file, slug, encoding, content: content.toString(encoding) }, () => [])
  } else output.content(content)
  return exitCodes.ok
}
