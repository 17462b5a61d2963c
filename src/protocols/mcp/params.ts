/** Params of methods, whose faults the SDK would report as JSON or as an internal error. Pure. */
import {
  fromJsonSchema,
  isSpecType,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { isObject } from '../../packages/manifest/plain-data.ts'

type Params = Record<string, unknown>

/** Accepts any object, which `checkParams` has checked. */
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
  const texts = Object.entries(isObject(given) ? given : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  if (isObject(given) && texts.length === Object.keys(given).length)
    return Object.fromEntries(texts)
  throw invalid('The param `arguments` is not an object of texts. Send values as text.')
}

export const uriParam = (params: Params, example = 'iii://skills'): string =>
  textParam(params, 'uri', example)

/** The folder of a skill that every registry has. */
const FOLDER = 'skill://skills.protocol.guide/skills-protocol-guide'

const objectParam = (params: Params, name: string, example: string): Params => {
  const { [name]: value } = params
  if (isObject(value)) return value
  const fault = value === undefined ? 'is missing' : 'is not an object'
  throw invalid(`The param \`${name}\` ${fault}. Send it as an object, such as \`${example}\`.`)
}

const checkInitialize = (params: Params): void => {
  textParam(params, 'protocolVersion', '2025-11-25')
  objectParam(params, 'capabilities', '{}')
  objectParam(params, 'clientInfo', '{"name": "my-client", "version": "1.0"}')
  if (isSpecType.InitializeRequestParams(params)) return
  throw invalid(
    '`capabilities` or `clientInfo` is not as the protocol defines it for `initialize`.',
  )
}

const checkCall = (params: Params): void => {
  textParam(params, 'name', 'list_skills')
  if (params['arguments'] === undefined || isObject(params['arguments'])) return
  throw invalid('The param `arguments` is not an object. Send `{}` for none.')
}

const checkCursor = ({ cursor }: Params): void => {
  if (cursor === undefined || typeof cursor === 'string') return
  throw invalid('The param `cursor` is not text. Send the `nextCursor` of the page before.')
}

const checks: Record<string, (params: Params) => unknown> = {
  initialize: checkInitialize,
  'tools/call': checkCall,
  'tools/list': checkCursor,
  'resources/list': checkCursor,
  'resources/templates/list': checkCursor,
  'prompts/list': checkCursor,
  'skills/list': checkCursor,
  'resources/read': (params) => uriParam(params),
  'resources/subscribe': (params) => uriParam(params),
  'resources/unsubscribe': (params) => uriParam(params),
  'resources/directory/read': (params) => uriParam(params, FOLDER),
  'skills/get': (params) => uriParam(params, `${FOLDER}/SKILL.md`),
  'prompts/get': (params) => {
    textParam(params, 'name', 'greet')
    promptArguments(params)
  },
}

/** Throws if they do not fit the method. */
export const checkParams = (method: string, params: unknown): void => {
  if (params === undefined || isObject(params)) checks[method]?.(params ?? {})
  else throw invalid('`params` is not an object.')
}

/** The handler of all methods without one of their own. */
export const unknownMethod = async ({ method }: { method: string }): Promise<never> => {
  throw new ProtocolError(
    ProtocolErrorCode.MethodNotFound,
    `Unknown method: ${method.slice(0, 200)}.`,
  )
}
