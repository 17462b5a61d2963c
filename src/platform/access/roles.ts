/** The four roles, each containing the ones before it. Pure. */
export const roles = ['reader', 'publisher', 'reviewer', 'admin'] as const
export type Role = (typeof roles)[number]

/** Roles by workspace: one in all of them, and those in single ones. */
export type Grants = { everywhere: Role | null; workspaces: ReadonlyMap<string, Role> }

/** The role that a route requires; `public` needs no caller. */
export type RequiredRole = Role | 'public'

export const permits = (held: Role, required: Role): boolean =>
  roles.indexOf(held) >= roles.indexOf(required)
