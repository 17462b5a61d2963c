/** Service errors in MCP's format: errors for programs, advice for models. Pure. */
import { ProtocolError } from '@modelcontextprotocol/server'
import type { AppError, ErrorCode } from '../../platform/errors.ts'
import { errorOf } from '../rpc/errors.ts'

/**
 * The SDK uses one code for missing resources in both revisions; the URI distinguishes it from
 * other faults.
 */
export const protocolError = (
  error: AppError,
  { requestId, uri }: { requestId: string | null; uri?: string },
): ProtocolError => {
  const { code, message, data } = errorOf(error, requestId)
  const about = uri === undefined ? {} : { uri: uri.slice(0, 200) }
  return new ProtocolError(code, message, { ...data, ...about })
}

const advice: Partial<Record<ErrorCode, string>> = {
  'skills.not_found': 'Call `list_skills` for the names; they match exactly.',
  'skills.revision_not_found': 'Omit `version` to get the current one.',
  'skills.file_not_found': 'Call `describe_skill`: its `files` lists the paths.',
  'skills.path_escape': 'Give a path as `describe_skill` lists it, such as `SKILL.md`.',
  'cursor.invalid': 'Call again without `cursor`, and with the same filters on every page.',
  'documents.not_found': 'Fetch `iii://skills` for the list of URIs.',
  'resources.invalid_uri': 'Fetch `iii://skills` for the list of URIs.',
  'resources.invalid_request': 'Give `uri`, or up to 100 `uris`, such as `iii://skills`.',
  'resources.too_large': 'Fetch fewer URIs in one call.',
  'functions.approval_required': 'Tell your user what you wanted to do; only a person may do it.',
  'functions.not_found': 'That section cannot be read now; go on without it.',
  'functions.failed': 'That section cannot be read now; try once more later, or go on without it.',
  'functions.timed_out':
    'That section cannot be read now; try once more later, or go on without it.',
}

const later = 'Nothing is wrong with the call. Try again in a few seconds.'

const adviceOn = ({ code, isFault, details }: AppError): string | undefined => {
  if (code === 'skills.binary_file') return `Its bytes are at \`${String(details?.['url'])}\`.`
  return advice[code] ?? (isFault ? later : undefined)
}

/** A failed tool call: the model reads it, so it says what to do next. */
export const failedCall = (error: AppError) => {
  const { code, message } = error
  const text = [`${code}: ${message}`, adviceOn(error)].filter(Boolean).join('\n')
  return { content: [{ type: 'text' as const, text }], isError: true }
}
