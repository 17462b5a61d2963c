/** The four roles, each containing the ones before it. Pure. */
export const roles = ['reader', 'publisher', 'reviewer', 'admin'] as const
export type Role = (typeof roles)[number]

/** What a route may ask for; `public` needs no caller at all. */
export type RequiredRole = Role | 'public'

export const permits = (held: Role, required: Role): boolean =>
  roles.indexOf(held) >= roles.indexOf(required)
