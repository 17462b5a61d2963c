/** Calling what is registered, through a prompt: the nearest way over HTTP. */
import type { App } from '../../src/app.ts'
import { type Answer, call } from '../support/given.ts'

type Place = { workspace?: string; headers?: Record<string, string> }

export const putFunction = (
  app: App,
  functionId: string,
  body: object,
  place: Place = {},
): Promise<Answer> =>
  call(app, 'PUT', `/functions/${encodeURIComponent(functionId)}`, { ...place, payload: body })

export const putPrompt = (
  app: App,
  name: string,
  body: object,
  place: Place = {},
): Promise<Answer> =>
  call(app, 'PUT', `/prompts/${encodeURIComponent(name)}`, { ...place, payload: body })

export const render = (
  app: App,
  name: string,
  payload?: unknown,
  place: Place = {},
): Promise<Answer> =>
  call(app, 'POST', `/prompts/${encodeURIComponent(name)}/get`, { ...place, payload })

/** A function at the URL, and a prompt that it renders. */
export const givenPrompt = async (
  app: App,
  url: string,
  {
    name = 'greet',
    functionId = 'demo::greet',
    ...settings
  }: Record<string, unknown> & {
    name?: string
    functionId?: string
  } = {},
): Promise<void> => {
  const registered = await putFunction(app, functionId, { url, ...settings })
  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body))
  const prompt = { description: 'Greets.', function_id: functionId }
  const put = await putPrompt(app, name, prompt)
  if (put.status !== 201) throw new Error(JSON.stringify(put.body))
}
