/** The MCP servers of a workspace, and the form that registers one. Pure. */
import { permits, type Role } from '../../platform/access/roles.ts'
import type { McpServerItem, McpServerPage } from '../../registry/mcp-servers/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { FormFailure } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import { empty, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { registerForm } from './register-form.ts'

type ServerList = {
  workspace: string
  role: Role
  page: McpServerPage
  now: Date
  failure: FormFailure | null
}

const foundText = ({ last_sync: found }: McpServerItem): Html => {
  if (found === null) return html`<span class="wait">never synced</span>`
  const { added, changed, removed } = found
  const parts = [
    added > 0 ? `${added} new` : '',
    changed > 0 ? `${changed} changed` : '',
    removed > 0 ? `${removed} gone` : '',
  ].filter((one) => one !== '')
  return parts.length === 0
    ? html`<span class="quiet">nothing new</span>`
    : html`<strong>${parts.join(', ')}</strong>`
}

const row = ({ workspace, now }: ServerList, server: McpServerItem): Html =>
  html`<tr data-row>
    <th scope="row">
      <a href="${paths.mcpServer(workspace, server.server_id)}">${server.server_id}</a>
    </th>
    <td class="text">
      <span class="clamp">${server.description}</span> <code class="quiet">${server.url}</code>
    </td>
    <td data-label="Tools">${server.tool_count}</td>
    <td data-label="Last sync">
      ${server.synced_at === null ? null : when(server.synced_at, now)}
    </td>
    <td data-label="It found">${foundText(server)}</td>
  </tr>`

const nothing = ({ role }: ServerList): Html =>
  empty(
    'No MCP server is registered. Its tools, and the skills that use them, are listed here once there is one.',
    permits(role, 'reviewer')
      ? html`Register one below, then sync it.`
      : html`Registering needs the role reviewer; you are ${role}.`,
  )

const table = (list: ServerList): Html => {
  const { workspace, page } = list
  const { mcp_servers: servers, next_cursor: cursor } = page
  if (servers.length === 0) return nothing(list)
  return html`${listTable(
    'MCP servers',
    ['Server', 'What it is for', 'Tools', 'Last sync', 'It found'],
    servers.map((server) => row(list, server)),
  )}
  ${more(cursor === null ? null : paths.mcpServers(workspace, { cursor }))}`
}

export const serverListView = (list: ServerList): View => {
  const { workspace, role, failure, page } = list
  const servers = table(list)
  return {
    title: 'MCP servers',
    section: 'mcp-servers',
    styles: ['content.css'],
    content: html`<h1>MCP servers</h1>
      <p class="lead">
        Servers whose tools skills may use. Tools are read at a sync, and only then; a skill that
        uses one that has changed waits for a reviewer again.
      </p>
      ${region('servers', servers, { live: true })}
      ${
        permits(role, 'reviewer')
          ? html`<details open="${failure !== null || page.mcp_servers.length === 0}">
              <summary>Register a server</summary>
              ${registerForm({ action: paths.mcpServers(workspace), server: null, failure })}
            </details>`
          : null
      }`,
    regions: { servers },
  }
}
