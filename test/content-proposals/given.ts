/** Documents and prompts that wait for a reviewer, of both kinds alike. */
import type { App } from '../../src/app.ts'
import { type Answer, call } from '../support/given.ts'

export type Place = { workspace?: string; headers?: Record<string, string> }

export const require = (app: App, settings: object = {}, place: Place = {}): Promise<Answer> =>
  call(app, 'PUT', '/settings', {
    ...place,
    payload: { content_approval: 'required', ...settings },
  })

type Kind = {
  kind: 'document' | 'prompt'
  /** Of the event that a registration sends. */
  type: string
  register: (app: App, id: string, text: string, place?: Place) => Promise<Answer>
  unregister: (app: App, id: string, place?: Place) => Promise<Answer>
  /** The text that is served; null: nothing is. */
  served: (app: App, id: string, place?: Place) => Promise<string | null>
  /** How the text stands in a proposal. */
  content: (text: string) => object
}

const body = (text: string) => `# ${text}`
const promptOf = (text: string) => ({ description: text, function_id: 'demo::greet' })

export const kinds: Kind[] = [
  {
    kind: 'document',
    type: 'skills::on-change',
    register: (app, id, text, place) =>
      call(app, 'PUT', `/documents/${id}`, { ...place, payload: { skill: body(text) } }),
    unregister: (app, id, place) => call(app, 'DELETE', `/documents/${id}`, place),
    served: async (app, id, place) => {
      const { status, body: found } = await call(app, 'GET', `/documents/${id}`, place)
      return status === 200 ? found.skill.replace('# ', '') : null
    },
    content: (text) => ({ skill: body(text) }),
  },
  {
    kind: 'prompt',
    type: 'prompts::on-change',
    register: (app, id, text, place) =>
      call(app, 'PUT', `/prompts/${id}`, { ...place, payload: promptOf(text) }),
    unregister: (app, id, place) => call(app, 'DELETE', `/prompts/${id}`, place),
    served: async (app, id, place) => {
      const { status, body: found } = await call(app, 'GET', `/prompts/${id}`, place)
      return status === 200 ? found.description : null
    },
    content: (text) => ({ ...promptOf(text), arguments: [] }),
  },
]

export const readProposal = (app: App, id: string, place: Place = {}): Promise<Answer> =>
  call(app, 'GET', `/content-proposals/${id}`, place)

export const listProposals = (app: App, query = '', place: Place = {}): Promise<Answer> =>
  call(app, 'GET', `/content-proposals${query}`, place)

export const review = (
  app: App,
  id: string,
  decision: 'approve' | 'reject',
  place: Place = {},
): Promise<Answer> =>
  call(app, 'POST', `/content-proposals/${id}/review`, {
    ...place,
    payload: { decision, reason: 'read it' },
  })
