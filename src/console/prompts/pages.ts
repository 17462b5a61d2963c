/** Prompts: their list, and one that can be tried. Pure. */
import { permits, type Role } from '../../platform/access/roles.ts'
import type { Prompt, PromptPage, RenderedPrompt } from '../../content/prompts/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { contentHead, contentTabs, functionLink, heldNote } from '../pages/content-tabs.ts'
import { failureIn, failureNote, type FormFailure } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import { countText, empty, facts, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { registrationPart } from '../pages/registration.ts'
import { promptForm } from './prompt-form.ts'

type Shown = { workspace: string; role: Role; now: Date; held: string | undefined }

export type PromptListPage = Shown & { page: PromptPage; failure: FormFailure | null }

const table = ({ workspace, role, page, now }: PromptListPage): Html => {
  const { prompts, next_cursor: cursor } = page
  if (prompts.length === 0) {
    return empty(
      'No prompt is registered. A prompt is a slash command that a function renders.',
      permits(role, 'publisher')
        ? html`Register one below.`
        : html`Registering needs the role publisher; you are ${role}.`,
    )
  }
  return html`${listTable(
    'Prompts',
    ['Prompt', 'What it does', 'Arguments', 'Rendered by', 'Registered'],
    prompts.map(
      (prompt) =>
        html`<tr data-row>
          <th scope="row">
            <a href="${paths.prompt(workspace, prompt.name)}">${prompt.name}</a>
          </th>
          <td class="text"><span class="clamp">${prompt.description}</span></td>
          <td data-label="Arguments">${prompt.arguments}</td>
          <td data-label="Rendered by">${functionLink(workspace, prompt.function_id)}</td>
          <td data-label="Registered">${when(prompt.registered_at, now)}</td>
        </tr>`,
    ),
  )}
  ${more(cursor === null ? null : paths.content(workspace, 'prompts', { cursor }))}`
}

export const promptListView = (list: PromptListPage): View => {
  const { workspace, role, failure, held, page } = list
  const prompts = table(list)
  const action = paths.content(workspace, 'prompts')
  return {
    title: 'Prompts',
    section: 'content',
    styles: ['content.css'],
    content: html`${contentTabs(workspace, 'prompts')} ${heldNote(workspace, held)}
    ${region('prompts', prompts, { live: true })}
    ${
      permits(role, 'publisher')
        ? html`<details open="${failure !== null || page.prompts.length === 0}">
            <summary>Register a prompt</summary>
            ${promptForm({ action, prompt: null, tag: null, failure })}
          </details>`
        : null
    }`,
    regions: { prompts },
  }
}

export type OnePrompt = Shown & {
  prompt: Prompt
  tag: string
  /** What its function made of what was typed. */
  rendered: RenderedPrompt | null
  /** What was typed to try it, by the names of arguments. */
  typed: ReadonlyMap<string, string>
  failure: (FormFailure & { act: 'replace' | 'try' | 'unregister' }) | null
}

const MAX_SHOWN = 100_000

const messageText = (message: unknown): string => {
  const { content } = (message ?? {}) as { content?: { type?: unknown; text?: unknown } }
  const isText = content?.type === 'text' && typeof content.text === 'string'
  return (isText ? String(content.text) : JSON.stringify(message, null, 2)).slice(0, MAX_SHOWN)
}

const roleText = (message: unknown): string => {
  const { role } = (message ?? {}) as { role?: unknown }
  return typeof role === 'string' ? role.slice(0, 64) : 'message'
}

const result = ({ rendered }: OnePrompt): Html | null =>
  rendered === null
    ? null
    : html`<section class="panel" role="status">
        <h3>${countText(rendered.messages.length, 'message')}</h3>
        ${rendered.messages.slice(0, 50).map(
          (message) =>
            html`<p class="quiet">${roleText(message)}</p>
              <pre class="foreign pre" tabindex="0" role="region" aria-label="Message">
${messageText(message)}</pre>`,
        )}
      </section>`

const tryForm = (page: OnePrompt): Html => {
  const { workspace, prompt, typed, failure } = page
  return html`<h2>Try it</h2>
    <form
      method="post"
      action="${paths.prompt(workspace, prompt.name, 'try')}"
      class="stack narrow"
    >
      ${failureNote(failureIn(failure, 'try'))}
      ${prompt.arguments.map(
        ({ name, required, description }, index) =>
          html`<label for="try-${index}">${name}${required ? null : ' (optional)'}</label>
            <input
              id="try-${index}"
              name="argument:${name}"
              maxlength="4096"
              required="${required}"
              value="${typed.get(name) ?? ''}"
            />
            ${description === undefined ? null : html`<p class="quiet">${description}</p>`}`,
      )}
      ${prompt.arguments.length === 0 ? html`<p class="quiet">It declares no arguments.</p>` : null}
      <button class="primary">Render</button>
      <span class="quiet">calls <code>${prompt.function_id}</code></span>
    </form>
    ${result(page)}`
}

export const promptView = (page: OnePrompt): View => {
  const { workspace, role, prompt, tag, now, held, failure } = page
  const { name } = prompt
  return {
    title: `${name} · Prompts`,
    section: 'content',
    styles: ['content.css'],
    content: html`${contentHead(workspace, 'prompts', name)} ${heldNote(workspace, held)}
      <p class="lead">${prompt.description}</p>
      ${facts([
        ['Rendered by', functionLink(workspace, prompt.function_id)],
        ['Registered', when(prompt.registered_at, now)],
      ])}
      ${tryForm(page)}
      ${
        permits(role, 'publisher')
          ? registrationPart({
              failure,
              form: (given) =>
                promptForm({ action: paths.prompt(workspace, name), prompt, tag, failure: given }),
              removal: {
                id: name,
                action: paths.prompt(workspace, name, 'unregister'),
                consequence: 'Clients no longer offer it. Its function stays.',
                tag,
              },
            })
          : null
      }`,
  }
}
