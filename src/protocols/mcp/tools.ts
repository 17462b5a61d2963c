/**
 * The tools: the discovery methods of JSON-RPC, and the batched fetch. An error is a result that
 * says what to do next, since the model that made the call reads it.
 */
import { type Static, type TObject, Type } from '@sinclair/typebox'
import type { CallToolResult, Tool, ToolAnnotations } from '@modelcontextprotocol/server'
import { Ajv } from 'ajv'
import type { Caller } from '../../platform/access/caller.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { nullable, stringEnum } from '../../platform/http/schema.ts'
import type { ResourceService } from '../../content/resources/service.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import { namedView } from '../../registry/catalog/protocol-view.ts'
import { toAppError } from '../failure.ts'
import { withoutNulls } from '../rpc/method.ts'
import { failedCall } from './errors.ts'

export type ToolServices = { discovery: SkillDiscovery; resources: ResourceService }

type Call = { caller: Caller; services: ToolServices; signal: AbortSignal }

/** `text`: for the model; without it, the JSON of the result. */
type Output = { structured: Record<string, unknown>; text?: string }

type Entry = {
  tool: Tool
  fault: (given: unknown) => string | null
  run: (given: Record<string, unknown>, call: Call) => Promise<Output>
}

const ajv = new Ajv({
  strict: false,
  validateFormats: false,
  validateSchema: false,
  useDefaults: true,
})

const entry = <Input extends TObject>(
  {
    input,
    output,
    annotations,
    ...said
  }: {
    name: string
    title: string
    description: string
    input: Input
    output: TObject
    annotations: ToolAnnotations
  },
  run: (given: Static<Input>, call: Call) => Promise<Output>,
): Entry => ({
  tool: {
    ...said,
    inputSchema: input,
    outputSchema: output,
    annotations: { title: said.title, ...annotations },
  },
  fault: (given) =>
    ajv.validate(input, given) ? null : ajv.errorsText(ajv.errors, { dataVar: 'arguments' }),
  // Called only with validated params.
  run: (given, call) => run(given, call),
})

/** For tools that only read the registry. */
const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

const name = Type.String({
  description: 'The name of a skill, exactly as `list_skills` returns it.',
  examples: ['acme/pdf'],
})
const version = Type.Optional(
  Type.String({
    description: 'The newest approved revision with this version; omitted: the current one.',
  }),
)

const listSkills = entry(
  {
    name: 'list_skills',
    annotations: readOnly,
    title: 'List skills',
    description:
      'Finds the skills that can be used here: with `query` those that match its words, the best first; without it all, by name. Ask for `detail` `summary` to see what each is for. If `next_cursor` is not null there are more: call again with it.',
    input: Type.Object({
      query: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'What the task is about, in a few words; every word counts.',
          examples: ['review pull requests'],
        }),
      ),
      namespace: Type.Optional(Type.String({ description: 'Only skills of this namespace.' })),
      detail: Type.Optional(
        stringEnum(['names', 'summary'] as const, {
          default: 'names',
          description: '`summary` adds description, namespace and kind.',
        }),
      ),
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MAX_LIMIT,
          default: DEFAULT_LIMIT,
          description: 'The maximum number.',
        }),
      ),
      cursor: Type.Optional(Type.String({ description: 'The `next_cursor` of the page before.' })),
    }),
    output: Type.Object({
      skills: Type.Array(
        Type.Object({
          name: Type.String(),
          version: Type.String(),
          description: Type.Optional(Type.String()),
          namespace: Type.Optional(Type.String()),
          kind: Type.Optional(Type.String()),
          score: Type.Optional(Type.Number()),
        }),
      ),
      next_cursor: nullable(Type.String()),
    }),
  },
  async (given, { caller, services }) => {
    const page = await services.discovery.list(caller, given)
    const skills = page.skills.map((skill) => namedView(skill, given.detail ?? 'names'))
    return { structured: { skills, next_cursor: page.next_cursor } }
  },
)

const describeSkill = entry(
  {
    name: 'describe_skill',
    annotations: readOnly,
    title: 'Describe a skill',
    description:
      'Says what a skill is for and which files it has. With `detail` `full` it also returns the instructions (SKILL.md): read them before you use the skill.',
    input: Type.Object({
      name,
      version,
      detail: Type.Optional(
        stringEnum(['manifest', 'summary', 'full'] as const, {
          default: 'summary',
          description: '`full` adds the whole SKILL.md.',
        }),
      ),
    }),
    output: Type.Object({
      skill: Type.Object({
        manifest: Type.Object({}, { description: 'Name, version, description, kind, namespace.' }),
        skill_md_frontmatter: Type.Optional(Type.Object({})),
        skill_md_content: Type.Optional(Type.String()),
        files: Type.Array(Type.Object({ path: Type.String(), size: Type.Integer() }), {
          description: 'Read one with `read_skill_file`.',
        }),
      }),
    }),
  },
  async ({ detail, ...wanted }, { caller, services }) => {
    const isFull = detail === 'full'
    const skill = await services.discovery.describe(caller, wanted, { isFull, withFiles: true })
    const described = {
      manifest: skill.manifest,
      ...(detail === 'manifest' ? {} : { skill_md_frontmatter: skill.frontmatter }),
      ...(isFull ? { skill_md_content: skill.content } : {}),
      files: skill.files.map(({ path, size }) => ({ path, size })),
    }
    return { structured: { skill: described } }
  },
)

const readSkillFile = entry(
  {
    name: 'read_skill_file',
    annotations: readOnly,
    title: 'Read a file of a skill',
    description: 'Returns one text file of a skill, such as its SKILL.md, a reference or a script.',
    input: Type.Object({
      name,
      version,
      path: Type.String({
        description: 'A path that `describe_skill` lists in `files`.',
        examples: ['SKILL.md'],
      }),
    }),
    output: Type.Object({ content: Type.String() }),
  },
  async ({ path, ...wanted }, { caller, services }) => {
    const content = await services.discovery.readFile(caller, wanted, path)
    return { structured: { content }, text: content }
  },
)

const fetchSkill = entry(
  {
    name: 'skill__fetch',
    // A URI may name a function, and calling it may have side effects.
    annotations: {},
    title: 'Fetch documents',
    description:
      'Reads documents at `iii://` URIs as one markdown text. `iii://skills` is the index of all; fetch it first.',
    input: Type.Object({
      uri: Type.Optional(Type.String({ description: 'One URI.', examples: ['iii://skills'] })),
      uris: Type.Optional(
        Type.Array(Type.String(), {
          description:
            'Up to 100 URIs, at most 8 of them `iii://fn/…`, read in this order; takes precedence over `uri`.',
        }),
      ),
    }),
    output: Type.Object({ content: Type.String() }),
  },
  async (given, { caller, services, signal }) => {
    const content = await services.resources.fetch(caller, given, signal)
    return { structured: { content }, text: content }
  },
)

const entries = [describeSkill, listSkills, readSkillFile, fetchSkill]
const byName = new Map(entries.map((one) => [one.tool.name, one]))

export const tools: Tool[] = entries.map(({ tool }) => tool)

/** Null: there is no such tool. */
export const callTool = async (
  toolName: string,
  given: Record<string, unknown>,
  call: Call & { onFault: (error: AppError) => void },
): Promise<CallToolResult | null> => {
  const found = byName.get(toolName)
  if (!found) return null
  try {
    const args = withoutNulls(given)
    const fault = found.fault(args)
    if (fault !== null) {
      const detail = `${fault}. Call \`${toolName}\` again with arguments that fit its schema.`
      return failedCall(new AppError('request.invalid', detail))
    }
    const { structured, text = JSON.stringify(structured) } = await found.run(args, call)
    return { content: [{ type: 'text', text }], structuredContent: structured, isError: false }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.isFault) call.onFault(error)
    return failedCall(error)
  }
}
