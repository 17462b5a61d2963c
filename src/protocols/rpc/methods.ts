/** All methods by name. Those of the gateway name their workspace in the params. */
import { contentMethods } from './content.ts'
import { gatewayMethods } from './gateway.ts'
import type { Method } from './method.ts'
import { protocolMethods } from './protocol.ts'

export type NamedMethod = Method & { namesWorkspace: boolean }

const entries = (table: Record<string, Method>, namesWorkspace: boolean) =>
  Object.entries(table).map(([name, one]) => [name, { ...one, namesWorkspace }] as const)

/** A map, so that a name such as `constructor` finds nothing. */
export const methods: ReadonlyMap<string, NamedMethod> = new Map([
  ...entries(protocolMethods, false),
  ...entries(gatewayMethods, true),
  ...entries(contentMethods, false),
])
