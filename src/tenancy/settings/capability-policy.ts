/**
 * The capability policy of a workspace, which applies regardless of approvals, and how limits
 * combine: they only narrow each other. An omitted limit does not restrict; an empty list allows
 * nothing. Pure.
 */
/** What a runtime may reach, and how often. */
export type Constraints = {
  domains?: string[]
  paths?: string[]
  /** Calls per minute, by name. */
  rate_limits?: Record<string, number>
}

/** A capability, or all of an extension. */
type CapabilityRef = { extension_id: string; capability_id?: string }

export type CapabilityPolicy = {
  /** Null: everything that is not denied. */
  allowed: CapabilityRef[] | null
  denied: CapabilityRef[]
  constraints: Constraints
}

export const openPolicy: CapabilityPolicy = { allowed: null, denied: [], constraints: {} }

type Named = Required<CapabilityRef>

const names = (refs: readonly CapabilityRef[], { extension_id, capability_id }: Named): boolean =>
  refs.some(
    (ref) =>
      ref.extension_id === extension_id &&
      (ref.capability_id === undefined || ref.capability_id === capability_id),
  )

export const isPermitted = ({ allowed, denied }: CapabilityPolicy, spec: Named): boolean =>
  (allowed === null || names(allowed, spec)) && !names(denied, spec)

/** `*.example.com` contains everything below `example.com`, but not itself. */
const containsDomain = (outer: string, inner: string): boolean => {
  const [a, b] = [outer.toLowerCase(), inner.toLowerCase()]
  return a === b || (a.startsWith('*.') && b.endsWith(a.slice(1)))
}

const segmentsOf = (path: string): string[] => path.replace(/(?<=.)\/+$/, '').split('/')

/** A folder contains what is below it. A path with `..` is contained in itself only. */
const containsPath = (outer: string, inner: string): boolean => {
  if (outer === inner) return true
  const within = segmentsOf(inner)
  if (within.some((segment) => segment === '..' || segment === '.')) return false
  const of = outer === '/' ? [''] : segmentsOf(outer)
  return of.every((segment, index) => segment === within[index])
}

type Contains = (outer: string, inner: string) => boolean

const isContained = (inner: string, outer: readonly string[], contains: Contains): boolean =>
  outer.some((one) => contains(one, inner))

const common = (a: readonly string[], b: readonly string[], contains: Contains): string[] => [
  ...new Set([
    ...a.filter((one) => isContained(one, b, contains)),
    ...b.filter((one) => isContained(one, a, contains)),
  ]),
]

const narrowList = (a: string[] | undefined, b: string[] | undefined, contains: Contains) =>
  a && b ? common(a, b, contains) : (a ?? b)

const rateOf = (rates: Record<string, number>, name: string): number =>
  Object.hasOwn(rates, name) ? (rates[name] ?? Infinity) : Infinity

const narrowRates = (a: Record<string, number> = {}, b: Record<string, number> = {}) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      name,
      Math.min(rateOf(a, name), rateOf(b, name)),
    ]),
  )

/** What both allow; null if neither limits anything. */
export const narrow = (a: Constraints | null, b: Constraints | null): Constraints | null => {
  const domains = narrowList(a?.domains, b?.domains, containsDomain)
  const paths = narrowList(a?.paths, b?.paths, containsPath)
  const rates = narrowRates(a?.rate_limits, b?.rate_limits)
  const narrowed: Constraints = {
    ...(domains ? { domains } : {}),
    ...(paths ? { paths } : {}),
    ...(Object.keys(rates).length > 0 ? { rate_limits: rates } : {}),
  }
  return Object.keys(narrowed).length > 0 ? narrowed : null
}

/** Describes each part of the request that exceeds a limit. */
export const exceeded = (requested: Constraints | null, limit: Constraints | null): string[] => {
  const outside = (name: 'domains' | 'paths', contains: Contains): string[] => {
    const outer = limit?.[name]
    if (!outer) return []
    return (requested?.[name] ?? [])
      .filter((one) => !isContained(one, outer, contains))
      .map((one) => `${name}: ${one}`)
  }
  const rates = Object.entries(requested?.rate_limits ?? {})
    .filter(([name, rate]) => rate > rateOf(limit?.rate_limits ?? {}, name))
    .map(([name, rate]) => `rate_limits: ${name} ${rate}`)
  return [...outside('domains', containsDomain), ...outside('paths', containsPath), ...rates]
}

export type Violation = { capability_id: string; problems: string[] }

/** The capabilities that the policy does not allow to be approved as they are, with the reasons. */
export const violationsOf = (
  specs: readonly (Named & { constraints: Constraints | null })[],
  policy: CapabilityPolicy,
): Violation[] =>
  specs
    .map((spec) => ({
      capability_id: spec.capability_id,
      problems: [
        ...(isPermitted(policy, spec) ? [] : ['not allowed in this workspace']),
        ...exceeded(spec.constraints, policy.constraints),
      ],
    }))
    .filter(({ problems }) => problems.length > 0)
