/**
 * What the clients of the marketplace take, at their strictest, as JSON Schema: the documented
 * shape, what its onboarding reads, and the model of its older registry.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'

const text = { type: 'string' }
const objectSchema = {
  type: 'object',
  required: ['type'],
  properties: { type: { const: 'object' } },
  minProperties: 1,
}
const price = { type: 'string', pattern: String.raw`^(0|[1-9]\d{0,13})(\.\d{1,6})?$` }

const model = {
  type: 'object',
  required: ['message', 'actions', 'agentId', 'name', 'description', 'version', 'capabilities'],
  additionalProperties: false,
  properties: {
    message: { type: 'string', minLength: 1 },
    agentId: { type: 'string', minLength: 1, maxLength: 255 },
    name: { type: 'string', minLength: 1, maxLength: 255 },
    description: text,
    version: { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+`, maxLength: 50 },
    actions: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'object',
        required: ['name', 'description', 'input_schema', 'output_schema'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', pattern: '^[a-z0-9][a-z0-9._-]{0,99}$' },
          description: { type: 'string', minLength: 1, maxLength: 1024 },
          input_schema: objectSchema,
          output_schema: objectSchema,
          price,
        },
      },
    },
    capabilities: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: [
          'id',
          'name',
          'description',
          'category',
          'requiresPayment',
          'parameters',
          'estimatedExecutionTimeSeconds',
          'outputSchema',
        ],
        additionalProperties: false,
        properties: {
          id: { type: 'string', minLength: 1 },
          name: text,
          description: text,
          category: text,
          requiresPayment: { type: 'boolean' },
          price: {
            type: 'object',
            required: ['amount', 'currency', 'type'],
            properties: { amount: price, currency: text, type: text },
            additionalProperties: false,
          },
          parameters: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'type', 'description', 'required'],
              additionalProperties: false,
              properties: {
                name: text,
                type: text,
                description: text,
                required: { type: 'boolean' },
                default: {},
                enum: { type: 'array', items: text, minItems: 1 },
              },
            },
          },
          estimatedExecutionTimeSeconds: { type: 'integer', exclusiveMinimum: 0 },
          outputSchema: { type: 'object', minProperties: 1 },
        },
        oneOf: [
          { properties: { requiresPayment: { const: true } }, required: ['price'] },
          { properties: { requiresPayment: { const: false }, price: false } },
        ],
      },
    },
  },
}

const validate = new Ajv2020({ strict: false }).compile(model)

/** What is wrong with a document, or null. */
export const faultOf = (document: unknown): unknown =>
  validate(document) ? null : (validate.errors ?? 'invalid')
