/**
 * Roles by workspace. A token has one role, in one workspace or in all; a person may have a role in
 * all of them and higher ones in some. Pure.
 */
import type { Actor } from './caller.ts'
import { type Grants, permits, type Role, roles } from './roles.ts'
import { DEFAULT_WORKSPACE } from './workspace-id.ts'

/** One row of what is granted; without a workspace it counts in all of them. */
export type Grant = { workspaceId: string | null; role: Role }

const higher = (one: Role | null | undefined, other: Role): Role =>
  one && permits(one, other) ? one : other

/** The highest role of each workspace. */
export const grantsOf = (granted: readonly Grant[]): Grants => {
  let everywhere: Role | null = null
  const workspaces = new Map<string, Role>()
  for (const { workspaceId, role } of granted) {
    if (workspaceId === null) everywhere = higher(everywhere, role)
    else workspaces.set(workspaceId, higher(workspaces.get(workspaceId), role))
  }
  return { everywhere, workspaces }
}

/** The actor with the grants, before a workspace is known: its highest role, and where it has any. */
export const withGrants = (actor: Omit<Actor, 'role' | 'boundTo'>, grants: Grants): Actor => {
  const { everywhere, workspaces } = grants
  const held = [...workspaces.values(), ...(everywhere === null ? [] : [everywhere])]
  const role = roles.findLast((one) => held.includes(one)) ?? 'reader'
  const bound = everywhere === null ? { boundTo: [...workspaces.keys()].toSorted() } : {}
  return { ...actor, role, grants, ...bound }
}

const without = ({ boundTo: _boundTo, ...actor }: Actor): Actor => actor

/** Whether the actor has a role anywhere. */
export const isGranted = ({ boundTo }: Actor): boolean =>
  boundTo === undefined || boundTo.length > 0

/** The actor in one workspace, with the role that it has there; null if it may not see it. */
export const actorIn = (actor: Actor, workspaceId: string): Actor | null => {
  const { grants, boundTo } = actor
  if (!grants) return boundTo === undefined || boundTo.includes(workspaceId) ? actor : null
  const { everywhere } = grants
  const local = grants.workspaces.get(workspaceId)
  if (everywhere !== null && (local === undefined || permits(everywhere, local))) {
    return { ...without(actor), role: everywhere }
  }
  return local === undefined ? null : { ...actor, role: local, boundTo: [workspaceId] }
}

/**
 * The actor on a route of the whole service: with the required role wherever it has it, or with
 * what it has where it lacks that role.
 */
export const actorOfService = (actor: Actor, required: Role): Actor => {
  const { grants } = actor
  if (!grants) return actor
  const { everywhere, workspaces } = grants
  if (everywhere !== null && permits(everywhere, required)) {
    return { ...without(actor), role: everywhere }
  }
  const able = [...workspaces].filter(([, role]) => permits(role, required)).map(([id]) => id)
  return able.length === 0 ? actor : { ...actor, role: required, boundTo: able.toSorted() }
}

const permitsAs = (role: Role | null | undefined, required: Role): boolean =>
  role !== null && role !== undefined && permits(role, required)

const keepsGrants = (now: Grants, before: Grants): boolean => {
  const { everywhere } = now
  const held = (id: string): Role | null | undefined => {
    const local = now.workspaces.get(id)
    return local === undefined ? everywhere : higher(everywhere, local)
  }
  return (
    (before.everywhere === null || permitsAs(everywhere, before.everywhere)) &&
    [...before.workspaces].every(([id, role]) => permitsAs(held(id), role))
  )
}

/** Whether an actor, as it is in one workspace, may still do there what it might before. */
export const keepsRole = (now: Actor, before: Actor): boolean => permits(now.role, before.role)

/** Whether an actor still has all the rights that it had before. */
export const keepsRights = (now: Actor, before: Actor): boolean => {
  // Role and workspaces follow from the grants, where there are any.
  if (now.grants && before.grants) return keepsGrants(now.grants, before.grants)
  const { boundTo } = now
  const isAsWide =
    boundTo === undefined || (before.boundTo?.every((id) => boundTo.includes(id)) ?? false)
  return isAsWide && keepsRole(now, before)
}

/** The workspace of a request that names none. */
export const homeOf = ({ boundTo }: Actor): string =>
  boundTo === undefined || boundTo.includes(DEFAULT_WORKSPACE)
    ? DEFAULT_WORKSPACE
    : (boundTo[0] ?? DEFAULT_WORKSPACE)
