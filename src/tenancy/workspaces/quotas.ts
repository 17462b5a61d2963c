/** The quotas of a workspace, its usage, and the growth of a write. Pure. */
import { AppError } from '../../platform/errors.ts'

export const quotaNames = ['bytes', 'skills', 'documents', 'functions', 'open_uploads'] as const

export type QuotaName = (typeof quotaNames)[number]

/** Null: no limit. */
export type Quotas = Record<QuotaName, number | null>

export type Usage = Record<QuotaName, number>

/** What a write adds; negative for what it frees. */
export type Growth = Partial<Usage>

const sumOf =
  (one: Growth, other: Growth) =>
  (name: QuotaName): number =>
    (one[name] ?? 0) + (other[name] ?? 0)

export const plus = (one: Growth, other: Growth): Usage => {
  const sum = sumOf(one, other)
  return {
    bytes: sum('bytes'),
    skills: sum('skills'),
    documents: sum('documents'),
    functions: sum('functions'),
    open_uploads: sum('open_uploads'),
  }
}

export const isNothing = (growth: Growth): boolean => Object.values(growth).every((by) => by === 0)

export type Holding = { quotas: Quotas; usage: Usage }

const nouns: Record<QuotaName, { noun: string; remedy: string }> = {
  bytes: {
    noun: 'bytes',
    remedy: 'Remove documents or abort uploads',
  },
  skills: { noun: 'installed skills', remedy: 'Uninstall skills' },
  documents: { noun: 'documents', remedy: 'Remove documents' },
  functions: { noun: 'functions', remedy: 'Remove functions' },
  open_uploads: { noun: 'open uploads', remedy: 'Install from or abort uploads' },
}

/** The error of a write that exceeds a quota; null if there is room. */
export const excessOf = ({ quotas, usage }: Holding, growth: Growth): AppError | null => {
  for (const name of quotaNames) {
    const limit = quotas[name]
    const requested = growth[name] ?? 0
    const used = usage[name]
    if (requested <= 0 || limit === null || used + requested <= limit) continue
    const { noun, remedy } = nouns[name]
    return new AppError(
      'workspaces.quota_exceeded',
      `The workspace has ${used} of ${limit} ${noun}, and this request needs ${requested} more. ${remedy}, or ask an admin of all workspaces for a higher quota.`,
      { details: { quota: name, limit, used, requested } },
    )
  }
  return null
}
