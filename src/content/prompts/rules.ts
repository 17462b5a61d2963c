/**
 * Checks a prompt before it is registered, in the words that clients of the content registry match
 * on. The first fault, in the order of the fields, is reported. Texts are stored unchanged. Pure.
 */
import type { Field } from '../../packages/scan/agent-fields.ts'
import { AppError } from '../../platform/errors.ts'
import { isStorable } from '../../platform/storable.ts'

const NAME = /^[a-z0-9_-]+$/
const MAX_NAME_BYTES = 64
const MAX_DESCRIPTION = 16 * 1024
const MAX_FUNCTION_ID = 1024
const MAX_ARGUMENTS = 100
const MAX_ARGUMENT_NAME = 256
const MAX_ARGUMENT_DESCRIPTION = 4096

type GivenArgument = { name: string; description?: string | null; required?: boolean }

type PromptArgument = { name: string; required: boolean; description?: string }

export type GivenPrompt = {
  description: string
  function_id: string
  arguments?: GivenArgument[]
}

export type PromptValues = {
  description: string
  function_id: string
  arguments: PromptArgument[]
}

const invalid = (field: string, detail: string): AppError =>
  new AppError('prompts.invalid_request', detail, { details: { field } })

const checkText = (field: string, text: string, max: number): void => {
  if (text.trim() === '') throw invalid(field, `${field} must be non-empty`)
  if (text.length > max) {
    throw invalid(field, `${field} is too long: ${text.length} characters, at most ${max}`)
  }
  checkStorable(field, text)
}

const checkStorable = (field: string, text: string): void => {
  if (!isStorable(text)) throw invalid(field, `${field} must not contain NUL or broken Unicode`)
}

export const checkName = (name: string): void => {
  if (name === '') throw invalid('name', 'name must be non-empty')
  const bytes = Buffer.byteLength(name)
  if (bytes > MAX_NAME_BYTES) {
    throw invalid('name', `name is too long: ${bytes} bytes, at most ${MAX_NAME_BYTES}`)
  }
  if (!NAME.test(name)) {
    throw invalid('name', 'name may contain only lowercase ASCII letters, digits, `-` and `_`')
  }
}

const argumentOf = ({ name, description, required }: GivenArgument): PromptArgument => {
  checkText('argument name', name, MAX_ARGUMENT_NAME)
  if ((description ?? '').length > MAX_ARGUMENT_DESCRIPTION) {
    throw invalid(
      'argument description',
      `argument description is too long, at most ${MAX_ARGUMENT_DESCRIPTION} characters`,
    )
  }
  checkStorable('argument description', description ?? '')
  const isDescribed = description !== undefined && description !== null
  return { name, required: required ?? false, ...(isDescribed ? { description } : {}) }
}

const argumentsOf = (given: GivenArgument[]): PromptArgument[] => {
  if (given.length > MAX_ARGUMENTS) {
    throw invalid('arguments', `too many arguments: at most ${MAX_ARGUMENTS}`)
  }
  const names = new Set<string>()
  return given.map((one) => {
    const argument = argumentOf(one)
    if (names.has(one.name)) throw invalid('argument name', `duplicate argument name: ${one.name}`)
    names.add(one.name)
    return argument
  })
}

/** Does not check that the function exists, since it may be registered later. */
export const promptValues = (name: string, given: GivenPrompt): PromptValues => {
  checkName(name)
  checkText('description', given.description, MAX_DESCRIPTION)
  checkText('function_id', given.function_id, MAX_FUNCTION_ID)
  const declared = argumentsOf(given.arguments ?? [])
  return {
    description: given.description,
    function_id: given.function_id,
    arguments: declared,
  }
}

/** What agents read of a prompt. */
export const promptTexts = (prompt: PromptValues): Field[] => [
  ['description', prompt.description],
  ['function_id', prompt.function_id],
  ...prompt.arguments.flatMap(({ name, description }, index): Field[] => [
    [`arguments.${index}.name`, name],
    [`arguments.${index}.description`, description],
  ]),
]
