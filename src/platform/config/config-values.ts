/**
 * Parses environment variables according to their table: blank ones are ignored, and invalid ones
 * are reported by name. Pure.
 */
import { Ajv, type ErrorObject } from 'ajv'
import ipaddr from 'ipaddr.js'
import { isIssuer, parseOrigin, parseSocketOrigin, urlFault } from '../outbound/origins.ts'
import { parseServers } from '../database/servers.ts'
import { parseKey } from './secret-key.ts'
import { type Variable, type Variables, variables } from './variables.ts'

export type Env = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

export const table: [name: string, variable: Variable][] = Object.entries(variables.properties)

const isVariables = new Ajv({
  allErrors: true,
  useDefaults: true,
  // Compiling the schema of schemas would take longer than compiling this one.
  validateSchema: false,
  keywords: ['form', 'secret', 'only'],
  formats: {
    base: (text) => urlFault(text) === null && !/[?#]/.test(text),
    issuer: isIssuer,
    key: (text) => parseKey(text) !== null,
    network: (text) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text),
    origin: (text) => parseOrigin(text) !== null,
    socket: (text) => parseSocketOrigin(text) !== null,
    text: (text) => /^[!-~]{1,255}$/.test(text),
    servers: (text) => parseServers(text) !== null,
    standbys: (text) => parseServers(text, 'reads') !== null,
  },
}).compile<Variables>(variables)

/** Invalid text is returned as it is, and the schema then rejects it. */
const valueOf = (text: string, { type }: Variable): unknown => {
  if (type === 'array') return text.split(/[\s,]+/).filter(Boolean)
  if (type === 'integer' && /^\d+$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true'
  return text
}

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Completes a sentence that begins with "must be". */
export const formOf = ({ form, type, enum: choices, minimum, maximum }: Variable): string => {
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  if (type === 'boolean') return 'true or false'
  return choices ? oneOf.format(choices) : (form ?? 'text')
}

const complaint = (env: Env, { instancePath }: ErrorObject): string => {
  const [, name = '', index] = instancePath.split('/')
  const variable: Variable = variables.properties[name as keyof Variables]
  const must = `${name} must be ${formOf(variable)}`
  if (index !== undefined) return `${must}; item ${Number(index) + 1} is invalid`
  const isPrinted = variable.type !== 'string' || variable.enum
  return isPrinted ? `${must}, not "${env[name]?.trim()}"` : must
}

export const readVariables = (env: Env): Variables => {
  const values: unknown = Object.fromEntries(
    table.flatMap(([name, variable]) => {
      const text = env[name]?.trim()
      return text ? [[name, valueOf(text, variable)]] : []
    }),
  )
  if (isVariables(values)) return values
  const said = (isVariables.errors ?? []).map((error) => complaint(env, error))
  throw new ConfigError([...new Set(said)].join('\n'))
}
