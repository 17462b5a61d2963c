/** A method: its params, the required role, and the service call behind it. */
import type { Static, TObject } from '@sinclair/typebox'
import { Ajv, type ErrorObject } from 'ajv'
import type { Caller } from '../../platform/access/caller.ts'
import type { Role } from '../../platform/access/roles.ts'
import type { DocumentService } from '../../content/documents/service.ts'
import type { HealthService } from '../../registry/health/service.ts'
import type { PolicyService } from '../../registry/policies/service.ts'
import type { PromptService } from '../../content/prompts/service.ts'
import type { ResourceService } from '../../content/resources/service.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import type { SkillService } from '../../registry/lifecycle/service.ts'
import type { UploadService } from '../../registry/uploads/service.ts'

/** The services that methods call. */
export type RpcServices = {
  uploads: UploadService
  skills: SkillService
  catalog: SkillCatalog
  discovery: SkillDiscovery
  health: HealthService
  policies: PolicyService
  prompts: PromptService
  documents: DocumentService
  resources: ResourceService
}

/** `signal` aborts when the client disconnects. */
type Context = { services: RpcServices; signal: AbortSignal }

type Entry<Schema extends TObject> = {
  /** Checks types only: the services check the values, with their own errors. */
  params: Schema
  role: Role
  /** Also for callers who publish single skills: the service checks which. */
  bySlug?: boolean
  run: (caller: Caller, params: Static<Schema>, context: Context) => Promise<unknown>
}

export type Params = Record<string, unknown>

export type Method = {
  role: Role
  bySlug: boolean
  /** What is wrong with the params, or null. */
  fault: (params: Params) => { field: string; message: string } | null
  run: (caller: Caller, params: Params, context: Context) => Promise<unknown>
}

const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false })

const faultOf = (issue: ErrorObject | undefined) => {
  const path = issue?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  const missing = issue?.keyword === 'required' ? String(issue.params['missingProperty']) : ''
  const field = [path, missing].filter(Boolean).join('.').slice(0, 200)
  if (missing !== '') return { field, message: 'is required' }
  if (issue?.keyword !== 'enum') return { field, message: issue?.message ?? 'is invalid' }
  const words = (issue.params['allowedValues'] as unknown[]).filter((word) => word !== null)
  return {
    field,
    message: `must be one of ${words.map((word) => JSON.stringify(word)).join(', ')}`,
  }
}

/** Most clients send null for an omitted field. */
export const withoutNulls = <T extends object>(
  params: T,
): { [K in keyof T]: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>
  }

/** Unknown fields are ignored, as clients expect. */
export const method = <P extends TObject>({
  params,
  role,
  bySlug = false,
  run,
}: Entry<P>): Method => ({
  role,
  bySlug,
  // The first call compiles the schema, as compiling those of all methods delays each start.
  fault: (given) => (ajv.validate(params, given) ? null : faultOf(ajv.errors?.[0])),
  // Called only with validated params.
  run: (caller, given, context) => run(caller, given, context),
})
