/** The form that registers a prompt, with a row for each argument, and what it means. Pure. */
import type { Prompt, PromptBody } from '../../content/prompts/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'

type PromptForm = {
  action: Path
  prompt: Prompt | null
  tag: string | null
  failure: FormFailure | null
}

type Row = { name: string; description: string; required: boolean }

const EMPTY_ROWS = 3
const MAX_ROWS = 100

const rowsOf = (values: Readonly<Record<string, string>>): Row[] =>
  Array.from({ length: MAX_ROWS }, (_, index) => ({
    name: values[`name-${index}`] ?? '',
    description: values[`description-${index}`] ?? '',
    required: values[`required-${index}`] !== undefined,
  })).filter(({ name, description }) => name.trim() !== '' || description.trim() !== '')

const rowFields = ({ name, description, required }: Row, index: number): Html =>
  html`<div class="filters">
    <span class="field">
      <label for="name-${index}">Argument ${index + 1}</label>
      <input id="name-${index}" name="name-${index}" maxlength="256" value="${name}" />
    </span>
    <span class="field wide">
      <label for="description-${index}">What it is</label>
      <input
        id="description-${index}"
        name="description-${index}"
        maxlength="4096"
        value="${description}"
      />
    </span>
    <span>
      <input
        type="checkbox"
        id="required-${index}"
        name="required-${index}"
        value="yes"
        checked="${required}"
      />
      <label for="required-${index}">required</label>
    </span>
  </div>`

export const promptForm = ({ action, prompt, tag, failure }: PromptForm): Html => {
  const known = (prompt?.arguments ?? []).map(({ name, description = '', required }) => ({
    name,
    description,
    required,
  }))
  const rows = failure === null ? known : rowsOf(failure.values)
  const blank = Array.from({ length: EMPTY_ROWS }, () => ({
    name: '',
    description: '',
    required: false,
  }))
  return html`<form method="post" action="${action}" class="stack lead">
    ${failureNote(failure)}
    ${
      tag === null
        ? html`<label for="name">Name</label>
            <input
              id="name"
              name="name"
              required
              maxlength="64"
              value="${valueOf(failure, 'name')}"
            />`
        : html`<input type="hidden" name="tag" value="${tag}" />`
    }
    <label for="description">What it does</label>
    <input
      id="description"
      name="description"
      required
      maxlength="16384"
      value="${valueOf(failure, 'description', prompt?.description)}"
    />
    <label for="function_id">Function that renders it</label>
    <input
      id="function_id"
      name="function_id"
      required
      maxlength="1024"
      value="${valueOf(failure, 'function_id', prompt?.function_id)}"
    />
    ${[...rows, ...blank].slice(0, MAX_ROWS).map(rowFields)}
    <button class="primary">${tag === null ? 'Register' : 'Replace'}</button>
  </form>`
}

export const bodyOf = (form: Readonly<Record<string, string>>): PromptBody => ({
  description: form['description'] ?? '',
  function_id: form['function_id'] ?? '',
  arguments: rowsOf(form).map(({ name, description, required }) => ({
    name,
    required,
    ...(description === '' ? {} : { description }),
  })),
})
