/**
 * The OpenAPI document as OpenAPI 3.0, for generators that do not support 3.1. What 3.0 cannot
 * express is an error, so that nothing is dropped silently. Pure.
 */
import { isObject } from '../../packages/manifest/plain-data.ts'
import { type Json, schemaIn30 } from './schema-3-0.ts'

const sections = ['openapi', 'info', 'servers', 'tags', 'paths', 'components', 'security']

const only = (value: Json, names: string[]): void => {
  const other = Object.keys(value).find((name) => !names.includes(name))
  if (other !== undefined) throw new Error(`OpenAPI 3.0 has nothing for \`${other}\``)
}

const mapped = (value: unknown, convert: (one: Json) => Json): Json =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, one]) => [name, convert(one as Json)]),
  )

const operationIn30 = (operation: Json, named: Json): Json => {
  /** Converts the schema of a parameter, a header or a body. */
  const withSchema = (value: Json): Json =>
    'schema' in value ? { ...value, schema: schemaIn30(value['schema'], named) } : value
  const withContent = (value: Json): Json =>
    'content' in value ? { ...value, content: mapped(value['content'], withSchema) } : value
  const { parameters, requestBody, responses } = operation
  return {
    ...operation,
    ...(Array.isArray(parameters) ? { parameters: (parameters as Json[]).map(withSchema) } : {}),
    ...(isObject(requestBody) ? { requestBody: withContent(requestBody) } : {}),
    responses: mapped(responses, (response) => ({
      ...withContent(response),
      ...('headers' in response ? { headers: mapped(response['headers'], withSchema) } : {}),
    })),
  }
}

/** A licence has no `identifier` in 3.0, so the URL of its SPDX page replaces it. */
const about = ({ license, ...info }: Json): Json => {
  only(info, ['title', 'version', 'description', 'contact'])
  const { name, identifier } = license as { name: string; identifier: string }
  return { ...info, license: { name, url: `https://spdx.org/licenses/${identifier}.html` } }
}

export const documentIn30 = (document: object): Json => {
  const { info, paths, components, ...rest } = document as Record<string, Json>
  only(document as Json, sections)
  const { schemas = {}, ...others } = (components ?? {}) as Record<string, Json>
  only(others, ['securitySchemes'])
  return {
    ...rest,
    openapi: '3.0.3',
    info: about(info ?? {}),
    components: { ...others, schemas: mapped(schemas, (schema) => schemaIn30(schema, schemas)) },
    paths: mapped(paths, (path) => mapped(path, (operation) => operationIn30(operation, schemas))),
  }
}
