/** Params of methods, whose faults the SDK would report as an internal error. Pure. */
import { fromJsonSchema, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'

type Params = Record<string, unknown>

/** Accepts any object, which the handler checks. */
export const anyParams = { params: fromJsonSchema<Params>({ type: 'object' }) }

const invalid = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message)

export const textParam = (params: Params, name: string, example: string): string => {
  const { [name]: value } = params
  if (typeof value === 'string') return value
  const fault = value === undefined ? 'is missing' : 'is not text'
  throw invalid(`The param \`${name}\` ${fault}. Send it as text, such as \`${example}\`.`)
}

/** The `arguments` of a prompt: texts by name; undefined if they are omitted. */
export const promptArguments = ({
  arguments: given,
}: Params): Record<string, string> | undefined => {
  if (given === undefined) return undefined
  const isMap = typeof given === 'object' && given !== null && !Array.isArray(given)
  const texts = Object.entries(isMap ? given : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  if (isMap && texts.length === Object.keys(given).length) return Object.fromEntries(texts)
  throw invalid('The param `arguments` is not an object of texts. Send values as text.')
}

/** The handler of all methods without one of their own. */
export const unknownMethod = async ({ method }: { method: string }): Promise<never> => {
  throw new ProtocolError(
    ProtocolErrorCode.MethodNotFound,
    `Unknown method: ${method.slice(0, 200)}.`,
  )
}
