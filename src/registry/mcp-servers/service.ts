/**
 * MCP servers and their inventories. A sync requests the tools on demand, outside any transaction;
 * one short transaction stores the result and its consequences.
 */
import type { Kysely, Transaction } from 'kysely'
import { hasValues } from '../../platform/database/upsert-locked.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction, unlessDone } from '../../platform/access/claim.ts'
import * as audit from '../../tenancy/audit/log.ts'
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import * as events from '../../tenancy/events/log.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { checkHeaders } from '../../content/functions/headers.ts'
import type { AgentTexts } from '../../packages/threads/agent-texts.ts'
import type { OutboundClient } from '../../platform/outbound/client.ts'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import { checkGivenUrl } from '../../platform/outbound/given-url.ts'
import { mcpServerHeaders } from '../../tenancy/secrets/places.ts'
import type { Secrets } from '../../tenancy/secrets/service.ts'
import { introspect } from './introspect.ts'
import {
  differenceOf,
  type Inventory,
  InventoryFault,
  inventoryOf,
  toolsOf,
  type ToolsChange,
  toolTexts,
} from './inventory.ts'
import * as errors from './errors.ts'
import * as repository from './repository.ts'
import type { ServerKey, ServerRow } from './repository.ts'
import type {
  McpServer,
  McpServerBody,
  McpServerPage,
  McpServerRemoved,
  McpSync,
} from './schemas.ts'
import { checkFingerprint, store } from './store.ts'
import { fingerprintOf, serverDetail, serverItem, syncReport } from './view.ts'

type Dependencies = {
  db: Kysely<Database>
  outbound: OutboundClient
  secrets: Secrets
  texts: AgentTexts
  /** The time limit of one sync. */
  timeoutMs: number
  /** Reopens the reviews of the skills that use the tools, in the transaction of the change. */
  onToolsChanged: (
    trx: Transaction<Database>,
    caller: Caller,
    change: ToolsChange,
  ) => Promise<McpSync['reopened']>
}

type Found = { server: McpServer; fingerprint: string }

const nothing: Inventory = { tools: [], hash: '', skipped: [], blocked: [] }

export class McpServerService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async register(
    caller: Caller,
    serverId: string,
    body: McpServerBody,
    expected: Precondition,
  ): Promise<Found & { isNew: boolean }> {
    errors.checkServerId(serverId)
    const url = checkGivenUrl(this.#deps.outbound, body.url, 'mcp_servers.origin_refused')
    const given = checkHeaders(body.headers ?? {}, 'mcp_servers.invalid_request')
    await this.#deps.texts.check([['description', body.description]])
    const place = mcpServerHeaders(caller.workspaceId, serverId)
    const { secrets } = this.#deps
    const shown = {
      url: url.href,
      header_names: Object.keys(given).toSorted(),
      description: body.description ?? null,
    }
    const values = { ...shown, headers: secrets.sealHeaders(place, given) }
    const isSame = (row: ServerRow): boolean =>
      hasValues(row, shown) && secrets.holdsHeaders(place, row.headers, given)
    const key = { workspaceId: caller.workspaceId, serverId }
    return await callerTransaction(this.#deps.db, caller, async (trx) => {
      const { row, before } = await store(trx, { key, values, isSame, expected })
      if (row === before) return { ...(await this.#shown(trx, key, row)), isNew: false }
      await audit.record(trx, caller, {
        action: 'mcp_server_register',
        decision: 'allowed',
        target: audit.mcpServerTarget(serverId),
        details: { origin: url.origin, headers: values.header_names },
      })
      events.append(trx, caller.workspaceId, events.catalogChanged())
      return { ...(await this.#shown(trx, key, row)), isNew: before === null }
    })
  }

  /** Removing a missing server is not an error. Skills that depend on it lose all its tools. */
  async unregister(
    caller: Caller,
    serverId: string,
    expected: Precondition,
  ): Promise<McpServerRemoved> {
    errors.checkServerId(serverId)
    const key = { workspaceId: caller.workspaceId, serverId }
    return await callerTransaction(this.#deps.db, caller, async (trx) => {
      const before = await repository.lockServer(trx, key)
      checkFingerprint(expected, before, serverId)
      if (!before) return { server_id: serverId, removed: false }
      const stored = await repository.listTools(trx, key)
      await repository.deleteServer(trx, key)
      const touched = stored.map(({ name }) => name)
      await this.#deps.onToolsChanged(trx, caller, { serverId, tools: [], touched })
      await audit.record(trx, caller, {
        action: 'mcp_server_unregister',
        decision: 'allowed',
        target: audit.mcpServerTarget(serverId),
        ...(before.catalogue_hash === null ? {} : { fingerprint_before: before.catalogue_hash }),
      })
      events.append(trx, caller.workspaceId, events.catalogChanged())
      return { server_id: serverId, removed: true }
    })
  }

  async read({ workspaceId }: Caller, serverId: string): Promise<Found> {
    errors.checkServerId(serverId)
    const key = { workspaceId, serverId }
    const row = await repository.findServer(this.#deps.db, key)
    if (!row) throw errors.serverNotFound(serverId)
    return this.#shown(this.#deps.db, key, row)
  }

  async list(
    { workspaceId }: Caller,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<McpServerPage> {
    const [after = null] = decodeCursor(cursor, 1, { list: 'mcp_servers' }) ?? []
    const rows = await repository.listServers(this.#deps.db, workspaceId, { after, limit })
    const { page, next_cursor } = pageOf(rows, limit, (last) => [last.server_id], {
      list: 'mcp_servers',
    })
    return { mcp_servers: page.map(serverItem), next_cursor }
  }

  /** Requests the server's tools and stores them. */
  async sync(caller: Caller, serverId: string): Promise<McpSync> {
    errors.checkServerId(serverId)
    const key = { workspaceId: caller.workspaceId, serverId }
    return unlessDone(caller, () => this.#sync(caller, key))
  }

  async #sync(caller: Caller, key: ServerKey): Promise<McpSync> {
    const { db } = this.#deps
    const { serverId } = key
    const begun = await transaction(db, (trx) => repository.beginSync(trx, key))
    if (!begun) throw errors.serverNotFound(serverId)
    const inventory = await this.#fetchInventory(key, begun)
    return callerTransaction(db, caller, (trx) =>
      this.#storeInventory(trx, caller, { key, begun, inventory }),
    )
  }

  async #storeInventory(
    trx: Transaction<Database>,
    caller: Caller,
    {
      key,
      begun,
      inventory,
    }: { key: ServerKey; begun: ServerRow & { look: number }; inventory: Inventory },
  ): Promise<McpSync> {
    const { serverId, workspaceId } = key
    const now = await repository.lockServer(trx, key)
    if (!now) throw errors.serverNotFound(serverId)
    if (now.registered_at !== begun.registered_at) throw errors.registeredAgain(serverId)
    const stored = await repository.listTools(trx, key)
    // A sync that began later has already stored a newer inventory.
    const isOvertaken = now.look_stored > begun.look
    const { tools, skipped, blocked } = isOvertaken ? { ...nothing, tools: stored } : inventory
    const difference = differenceOf(stored, tools)
    const row = isOvertaken
      ? now
      : await repository.storeInventory(trx, key, { look: begun.look, inventory, difference })
    const touched = [...difference.changed, ...difference.removed]
    const isChanged = touched.length + difference.added.length > 0
    const reopened = isChanged
      ? await this.#deps.onToolsChanged(trx, caller, { serverId, tools, touched })
      : []
    await audit.record(trx, caller, {
      action: 'mcp_server_sync',
      decision: 'allowed',
      target: audit.mcpServerTarget(serverId),
      ...(now.catalogue_hash === null ? {} : { fingerprint_before: now.catalogue_hash }),
      ...(row.catalogue_hash === null ? {} : { fingerprint_after: row.catalogue_hash }),
      details: {
        ...difference,
        ...(skipped.length > 0 ? { skipped } : {}),
        ...(blocked.length > 0 ? { blocked } : {}),
      },
    })
    events.append(trx, workspaceId, events.toolsSynced())
    const before = now.catalogue_hash
    return syncReport({ row, before, difference, tools, skipped, blocked, reopened })
  }

  async #fetchInventory(
    { workspaceId, serverId }: ServerKey,
    { url, ...row }: ServerRow,
  ): Promise<Inventory> {
    const place = mcpServerHeaders(workspaceId, serverId)
    const headers = this.#deps.secrets.openHeaders(place, row.headers)
    try {
      const raws = await introspect({ url, headers }, this.#deps)
      const tools = toolsOf(raws)
      return inventoryOf(raws, tools, await this.#deps.texts.blockedIn(tools.map(toolTexts)))
    } catch (error) {
      if (error instanceof OutboundFailure || error instanceof InventoryFault) {
        throw errors.callFailure(serverId, error)
      }
      throw error
    }
  }

  async #shown(db: Kysely<Database>, key: ServerKey, row: ServerRow): Promise<Found> {
    const tools = await repository.listTools(db, key)
    return { server: serverDetail(row, tools), fingerprint: fingerprintOf(row) }
  }
}
