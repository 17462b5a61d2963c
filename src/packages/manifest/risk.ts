/** The enum values of risk metadata. */

export const riskLevels = ['read', 'write', 'destructive'] as const
export const sideEffects = ['none', 'internal', 'external'] as const
export const dataEgresses = ['none', 'network'] as const

export type RiskLevel = (typeof riskLevels)[number]
export type SideEffects = (typeof sideEffects)[number]
export type DataEgress = (typeof dataEgresses)[number]

/** Null: not declared. A value is never guessed. */
export type RiskMetadata = {
  risk_level: RiskLevel | null
  side_effects: SideEffects | null
  data_egress: DataEgress | null
}

export const unknownRisk: RiskMetadata = {
  risk_level: null,
  side_effects: null,
  data_egress: null,
}

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((word) => word === value) ?? null

/** Any other value counts as missing. */
export const riskOf = (given: {
  risk?: unknown
  effects?: unknown
  egress?: unknown
}): RiskMetadata => ({
  risk_level: oneOf(riskLevels, given.risk),
  side_effects: oneOf(sideEffects, given.effects),
  data_egress: oneOf(dataEgresses, given.egress),
})
