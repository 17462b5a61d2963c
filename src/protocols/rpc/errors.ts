/** Service errors as JSON-RPC errors: `data.code` is the stable code of the catalogue. Pure. */
import type { AppError, ErrorCode } from '../../platform/errors.ts'
import type { RpcError } from './envelope.ts'

const INVALID_REQUEST = -32_600
const METHOD_NOT_FOUND = -32_601
const INVALID_PARAMS = -32_602
const INTERNAL_ERROR = -32_603

/** The reasons by which clients of the Skills Protocol distinguish errors. */
const reasons: Partial<Record<ErrorCode, string>> = {
  'skills.not_found': 'skill_not_found',
  'skills.revision_not_found': 'version_not_found',
  'skills.file_not_found': 'file_not_found',
  'skills.path_escape': 'path_escape',
  'skills.binary_file': 'binary_file',
  'cursor.invalid': 'invalid_cursor',
}

const codeOf = ({ code, isFault }: AppError): number => {
  if (isFault) return INTERNAL_ERROR
  return code === 'access.forbidden' ? INVALID_REQUEST : INVALID_PARAMS
}

export const errorOf = (error: AppError, requestId: string | null): RpcError => {
  const { code, message, details, status, retryAfter } = error
  const reason = reasons[code]
  return {
    code: codeOf(error),
    message: `${code}: ${message}`,
    data: {
      code,
      ...(reason === undefined ? {} : { reason }),
      details: details ?? {},
      ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
      ...(status === 500 ? { request_id: requestId } : {}),
    },
  }
}

const NOTHING_EXECUTED =
  'Nothing is executed here. Read the skill with describe_skill, and run its code where you may.'

/** Methods of a runtime, which a registry does not have. */
const hints = new Map(
  Object.entries({
    execute_skill: NOTHING_EXECUTED,
    run_code: NOTHING_EXECUTED,
    create_blob: 'There are no blobs here. Keep the data where you run the skill.',
    read_blob: 'There are no blobs here. Read the files of a skill with read_skill_file.',
  }),
)

const hintFor = (name: string, isKnown: (name: string) => boolean): string => {
  const hint = hints.get(name)
  if (hint !== undefined) return hint
  // Tool names contain no colons.
  const likely = name.replaceAll('__', '::')
  if (isKnown(likely)) return `It is called ${likely} here.`
  return 'Start with list_skills, or with load_skills_protocol_guide.'
}

export const noMethod = (name: string, isKnown: (name: string) => boolean): RpcError => ({
  code: METHOD_NOT_FOUND,
  message: `Method not found: ${JSON.stringify(name.slice(0, 200))}. ${hintFor(name, isKnown)}`,
})

/** Without a code of the catalogue: the params were not parsed far enough for one. */
export const invalidParams = (name: string, field: string, message: string): RpcError => ({
  code: INVALID_PARAMS,
  message: `invalid params for \`${name}\`: ${field === '' ? 'they' : `\`${field}\``} ${message}`,
  data: { details: { field } },
})
