/** The tools of a server: what it says of each, what operators said, and who uses it. Pure. */
import type { McpServer } from '../../registry/mcp-servers/schemas.ts'
import type { ToolUse } from '../../registry/mcp-servers/use-schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { countText, empty, type Fact, facts, listTable, shortDigest } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { serverSays, statedText } from './words.ts'

export type Tools = {
  workspace: string
  server: McpServer
  /** Null: the caller may not read them. */
  uses: readonly ToolUse[] | null
  /** The one that is shown with all it says. */
  tool: string | null
}

type Tool = McpServer['tools'][number]

const MAX_SCHEMA = 20_000

const operatorsSaid = (workspace: string, uses: readonly ToolUse[]): Html => {
  const said = uses.flatMap((use) => (use.override === null ? [] : [{ use, ...use.override }]))
  if (said.length === 0) return html`<span class="quiet">nothing</span>`
  return html`${said.map(
    ({ use, ...override }) =>
      html`<div>
        ${statedText(override)}
        <span class="quiet"
          >for <a href="${paths.skillTab(workspace, use, 'capabilities')}">${use.slug}</a></span
        >
      </div>`,
  )}`
}

const usedBy = (workspace: string, uses: readonly ToolUse[]): Html => {
  if (uses.length === 0) return html`<span class="quiet">no skill</span>`
  return html`${uses.map(
    (use) =>
      html`<div>
        <a href="${paths.skill(workspace, use)}">${use.slug}</a>
        ${use.approved ? html`<span class="good">approved</span>` : null}
        ${use.waiting ? html`<span class="wait">waits</span>` : null}
      </div>`,
  )}`
}

const row = ({ workspace, server, uses }: Tools, tool: Tool): Html => {
  const own = uses?.filter((use) => use.tool === tool.name) ?? []
  const address = paths.mcpServer(workspace, server.server_id).with({ tool: tool.name }).at('tool')
  return html`<tr data-row>
    <th scope="row"><a href="${address}">${tool.name}</a></th>
    <td class="text"><span class="clamp">${tool.description}</span></td>
    <td data-label="The server says">${serverSays(tool)}</td>
    ${
      uses === null
        ? null
        : html`<td data-label="Operators said">${operatorsSaid(workspace, own)}</td>
            <td data-label="Used by">${usedBy(workspace, own)}</td>`
    }
  </tr>`
}

const schema = (value: object | null): Html | null =>
  value === null
    ? null
    : html`<pre class="pre">${JSON.stringify(value, null, 2).slice(0, MAX_SCHEMA)}</pre>`

/** One tool with all that its server says. */
const wholeTool = ({ workspace, server, tool: name }: Tools): Html | null => {
  const tool = server.tools.find((one) => one.name === name)
  if (tool === undefined) return null
  const hints = Object.keys(tool.hints).length === 0 ? null : tool.hints
  const rows: Fact[] = [
    ['It declares', serverSays(tool)],
    ['Hash', shortDigest(tool.hash)],
    ['Hints', schema(hints)],
    ['Arguments', schema(tool.input_schema)],
    ['Result', schema(tool.output_schema)],
  ]
  return html`<section class="panel" id="tool">
    <h3><code>${tool.name}</code></h3>
    <p class="quiet">
      As the server says · <a href="${paths.mcpServer(workspace, server.server_id)}">close</a>
    </p>
    <section class="foreign" aria-label="Text of the server" tabindex="0">
      <p class="pre">${tool.description}</p>
      ${facts(rows)}
    </section>
  </section>`
}

export const toolsPart = (tools: Tools): Html => {
  const { server, uses } = tools
  if (server.tools.length === 0) {
    return empty(
      server.synced_at === null
        ? 'Its tools are not known yet: sync it.'
        : 'It had no tool that skills may use when it was last synced.',
    )
  }
  return html`<p class="quiet">${countText(server.tools.length, 'tool')}</p>
    ${wholeTool(tools)}
    ${listTable(
      'Tools',
      [
        'Tool',
        'What it does',
        'The server says',
        ...(uses === null ? [] : ['Operators said', 'Used by']),
      ],
      server.tools.map((tool) => row(tools, tool)),
    )}`
}
