/** Whether a response is one that the document describes. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Answer } from './caller.ts'
import type { Document, Operation } from './operations.ts'

const pointer = (...names: string[]): string =>
  names
    .map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')

export type Check = (operation: Operation, answer: Answer) => string[]

export const responseCheck = (document: Document): Check => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'document')
  return ({ id, path, method, responses }, { status, type, text }) => {
    const described = responses[status]
    if (!described) return [`${id}: ${status} is not described: ${text}`]
    const { content = {} } = described
    if (Object.keys(content).length === 0) return text === '' ? [] : [`${id}: a body for ${status}`]
    const mediaType = type.split(';')[0] ?? ''
    const name = [mediaType, '*/*'].find((one) => one in content)
    if (name === undefined) return [`${id}: ${mediaType} is not described for ${status}`]
    if (!mediaType.endsWith('json') || !content[mediaType]?.schema) return []
    const place = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      name,
    ]
    const validate = ajv.compile({ $ref: `document#${pointer(...place, 'schema')}` })
    if (validate(JSON.parse(text))) return []
    return [`${id}: ${ajv.errorsText(validate.errors)}: ${text}`]
  }
}
