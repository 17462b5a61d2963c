/** Builds the OpenAPI document from the routes. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { TObject } from '@sinclair/typebox'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { MAX_BATCH } from '../rpc/envelope.ts'
import { setIntegerFormats } from './integers.ts'
import { placeOf, tags } from './order.ts'
import { acceptNoBody } from '../../platform/http/no-body.ts'
import { isVersioned, versionHeaders } from '../../platform/http/snapshot-versions.ts'
import { BUILD_VERSION } from '../../platform/version.ts'

const description = `Self-hosted registry for agent skills. A skill is a folder with a \`SKILL.md\`; it is uploaded as a \`tar.gz\`, in resumable chunks or in one call, checked, and stored as an immutable revision.

Conventions: errors are RFC 9457 problem documents with a stable \`code\`; lists are paged by \`limit\` and an opaque \`cursor\`; \`ETag\` and \`If-None-Match\` work on every read of skills; unknown fields are rejected. Sizes are bytes.`

type Schema = { $ref?: string; examples?: unknown[] }
type Parameter = { required?: boolean; example?: unknown; schema: Schema }

type Operation = {
  operationId?: string
  /** These two are not in the document. */
  'x-versioned'?: boolean
  'x-optional-body'?: boolean
  parameters?: Parameter[]
  'x-order'?: number
  requestBody?: { description?: string; required?: boolean; content: Record<string, unknown> }
  responses?: Record<string, { content?: Record<string, unknown>; headers?: object }>
}

const bytes = { type: 'string', format: 'binary' }

const bodies = {
  InstallForm: {
    type: 'object',
    description: 'A package, sent with the request that installs it.',
    required: ['archive'],
    properties: {
      archive: {
        ...bytes,
        description: 'The `tar.gz` of the skill folder.',
      },
    },
  },
  SkillFilesForm: {
    type: 'object',
    description: 'The files of a skill, or one archive of them.',
    required: ['files[]'],
    properties: {
      'files[]': {
        type: 'array',
        items: bytes,
        description:
          'Each file with its path as the file name, such as `my-skill/SKILL.md`; or one zip file or `tar.gz`.',
      },
    },
  },
}

const acceptsFiles = /^(?:anthropic|openai)(?:Skill|Version)Create/

const acceptsArchive = new Set(['skillsInstallArchive', 'skillsUpdateArchive'])

/** Bodies that are not JSON are described here, since Ajv would validate a schema of the route. */
const describeBody = (operation: Operation): void => {
  if (operation.operationId === 'skillsUploadChunk') {
    operation.requestBody = {
      required: true,
      content: { 'application/octet-stream': { schema: bytes } },
    }
  }
  if (operation.operationId === 'rpc' || operation.operationId === 'rpcInWorkspace') {
    operation.requestBody = {
      description: `One request, or an array of 1 to ${MAX_BATCH} of them.`,
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/JsonRpcRequest' } } },
    }
  }
  if (acceptsFiles.test(operation.operationId ?? '')) {
    operation.requestBody = {
      required: true,
      content: {
        'multipart/form-data': { schema: { $ref: '#/components/schemas/SkillFilesForm' } },
      },
    }
  }
  if (operation.operationId?.startsWith('clawHubUpload')) {
    operation.requestBody = {
      required: true,
      content: { 'application/octet-stream': { schema: bytes } },
    }
  }
  if (acceptsArchive.has(operation.operationId ?? '')) {
    operation.requestBody = {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { $ref: '#/components/schemas/InstallForm' },
          encoding: { archive: { contentType: 'application/gzip' } },
        },
      },
    }
  }
}

/** Names the bytes' media type, since generated clients cannot handle a wildcard. */
const describeBytes = ({ responses = {} }: Operation): void => {
  for (const { content = {} } of Object.values(responses)) {
    const any = content['*/*']
    if (any !== undefined) content['application/octet-stream'] = any
  }
}

/**
 * Swagger UI fills its form with `example`, so only required parameters have one: the example of an
 * optional parameter is in its schema.
 */
const placeExamples = ({ parameters = [] }: Operation, named: Record<string, Schema>): void => {
  for (const parameter of parameters) {
    const { required, example, schema } = parameter
    if (required) {
      parameter.example ??= named[schema.$ref?.split('/').at(-1) ?? '']?.examples?.[0]
    } else if (example !== undefined) {
      schema.examples = [example]
      delete parameter.example
    }
  }
}

/** On success. */
const describeVersion = (operation: Operation): void => {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!operation['x-versioned'] || status >= '4') continue
    response.headers = { ...response.headers, ...versionHeaders }
  }
  delete operation['x-versioned']
}

/** The framework describes every body as required. */
const describeOptional = (operation: Operation): void => {
  const { requestBody, 'x-optional-body': isOptional = false } = operation
  if (requestBody && isOptional) requestBody.required = false
  delete operation['x-optional-body']
}

type Paths = Record<string, Record<string, Operation>>

const operationsOf = (path: Record<string, Operation>): Operation[] => Object.values(path)

const firstOf = (path: Record<string, Operation>): number =>
  Math.min(...operationsOf(path).map((operation) => operation['x-order'] ?? 0))

/** Operations of one path may be far apart, so each has its position. */
const putInOrder = (paths: Paths): Paths => {
  for (const operation of Object.values(paths).flatMap(operationsOf)) {
    operation['x-order'] = placeOf(operation.operationId)
  }
  return Object.fromEntries(
    Object.entries(paths).toSorted(([, a], [, b]) => firstOf(a) - firstOf(b)),
  )
}

/** A wildcard has no name in a route, but needs one in the document. */
const nameWildcard = (schema: FastifySchema, wildcard: string): FastifySchema => {
  const params = schema.params as TObject | undefined
  if (!params) return schema
  const { '*': rest, ...others } = params.properties
  const required = params.required?.map((name) => (name === '*' ? wildcard : name))
  return { ...schema, params: { ...params, properties: { ...others, [wildcard]: rest }, required } }
}

/** Without tokens a service is open, so that none is needed there. */
const securityOf = {
  visitors: [{ bearer: [] }, {}],
  clients: [{ basic: [] }, { bearer: [] }, {}],
}

const accessTo = ({ role, admits }: FastifyContextConfig) => {
  if (role === undefined) return {}
  if (admits === undefined) {
    return { 'x-required-role': role, ...(role === 'public' ? { security: [] } : {}) }
  }
  const required = admits === 'clients' ? 'reader' : role
  return { 'x-required-role': required, security: securityOf[admits] }
}

export const swaggerOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'skill-registry',
      version: BUILD_VERSION,
      description,
      contact: { name: 'The skill-registry authors' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map((tag) => ({ name: tag.name, description: tag.description })),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Required once the service has a token; until then it is open on loopback.',
        },
        basic: {
          type: 'http',
          scheme: 'basic',
          description: 'The token as the password, with any user name.',
        },
      },
    },
    security: [{ bearer: [] }, {}],
  },
  refResolver: {
    buildLocalReference: (json, _base, _fragment, index) =>
      typeof json.$id === 'string' ? json.$id : `def-${index}`,
  },
  transform: ({ schema, url, route }) => {
    const { method, config = {}, preValidation = [] } = route
    const isBodyOptional = [preValidation].flat().some((hook) => hook === acceptNoBody)
    const isWrite = isVersioned(String(method), config)
    const described = {
      ...schema,
      ...accessTo(config),
      ...(isWrite && { 'x-versioned': true }),
      ...(isBodyOptional && { 'x-optional-body': true }),
    }
    if (!url.endsWith('/*')) return { schema: described, url }
    const wildcard = url.endsWith('/documents/*') ? 'id' : 'path'
    return { schema: nameWildcard(described, wildcard), url: `${url.slice(0, -1)}:${wildcard}` }
  },
  transformObject: (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject
    const { openapiObject } = document
    const paths = (openapiObject.paths ?? {}) as Paths
    const named = (openapiObject.components?.schemas ?? {}) as Record<string, Schema>
    for (const operation of Object.values(paths).flatMap(operationsOf)) {
      describeBody(operation)
      describeBytes(operation)
      describeVersion(operation)
      describeOptional(operation)
      placeExamples(operation, named)
    }
    Object.assign(openapiObject, { paths: putInOrder(paths) })
    Object.assign(openapiObject.components?.schemas ?? {}, bodies)
    setIntegerFormats(openapiObject)
    return openapiObject
  },
}
