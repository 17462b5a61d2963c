/**
 * The capability document: the fields that the marketplace documents (`message`, `actions`), and
 * those that its older registry reads (`agentId`, `capabilities`). Pure.
 */
import type { JsonObject } from '../../packages/types.ts'
import type { Action } from './actions.ts'
import type { Shown } from './message.ts'
import { oneLine } from './one-line.ts'
import type { CapabilityDocument } from './schemas.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'

const describe = (isReviewed: boolean): string =>
  `A registry of ${isReviewed ? 'reviewed ' : ''}agent skills: finds them, serves their instructions and files, and calls their functions.`

const typeOf = (schema: unknown): string => {
  const type = isObject(schema) ? schema.type : undefined
  const [first] = [type].flat()
  return typeof first === 'string' ? first : 'any'
}

const parametersOf = ({ properties, required }: JsonObject) =>
  Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => {
    const { description, enum: words, default: usual } = isObject(schema) ? schema : {}
    const isWords = Array.isArray(words) && words.every((word) => typeof word === 'string')
    return {
      name,
      type: typeOf(schema),
      description: typeof description === 'string' ? oneLine(description, 1024) : '',
      required: Array.isArray(required) && required.includes(name),
      ...(usual === undefined ? {} : { default: usual }),
      ...(isWords && words.length > 0 ? { enum: words } : {}),
    }
  })

const ACTION_SECONDS = 30

const capabilityOf = (action: Action) => ({
  id: action.name,
  name: action.name,
  description: action.description,
  category: action.category,
  requiresPayment: action.price !== null,
  ...(action.price === null
    ? {}
    : { price: { amount: action.price, currency: 'USDC', type: 'fixed' } }),
  parameters: parametersOf(action.input_schema),
  estimatedExecutionTimeSeconds: ACTION_SECONDS,
  outputSchema: action.output_schema,
})

const actionOf = ({ name, description, input_schema, output_schema, price }: Action) => ({
  name,
  description,
  input_schema,
  output_schema,
  ...(price === null ? {} : { price }),
})

export const documentOf = (
  { message, actions }: Shown,
  {
    workspaceId,
    buildVersion,
    isReviewed,
  }: { workspaceId: string; buildVersion: string; isReviewed: boolean },
): CapabilityDocument => ({
  message,
  actions: actions.map(actionOf),
  agentId: `skill-registry.${workspaceId}`,
  name: `Skill registry: ${workspaceId}`,
  description: describe(isReviewed),
  version: buildVersion,
  capabilities: actions.map(capabilityOf),
})
