/** Functions that answer capabilities of skills: what a reviewer binds, and every way to call it. */
import type { Test } from 'tap'
import type { TestApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { rpc } from '../rpc/calls.ts'
import { approve, installArchive, skillArchive } from '../trust/given.ts'
import { ask, listen } from '../mcp/clients.ts'
import { putPrompt } from './calls.ts'

export const KEY = 'k'.repeat(43)
export const SEND = '`office.send`: Sends mail. [risk: write, effects: external, egress: network]'
export const LOOK = '`office.look`: Reads mail. [risk: read, effects: none, egress: none]'

type Bound = { capability?: string; functionId?: string; slug?: string; body?: object }

const pathOf = (slug: string, capability: string): string =>
  `/skills/user/${slug}/capabilities/${capability}/function`

/** A reviewer has the function answer the capability. */
export const bind = (
  { app }: TestApp,
  {
    capability = 'office.send',
    functionId = 'office::send',
    slug = 'office',
    body = {},
  }: Bound = {},
): Promise<Answer> =>
  call(app, 'PUT', pathOf(slug, capability), { payload: { function_id: functionId, ...body } })

export const unbind = (
  { app }: TestApp,
  { capability = 'office.send', slug = 'office' }: Bound = {},
): Promise<Answer> => call(app, 'DELETE', pathOf(slug, capability))

/** An approved skill with these capabilities. */
export const givenOffice = async (
  { app }: TestApp,
  bullets: string[] = [SEND, LOOK],
  name = 'office',
): Promise<void> => {
  const { body } = await installArchive(app, skillArchive(bullets, { name }))
  if (body.proposal_id) await approve(app, body.proposal_id)
}

type Refusal = { status: number; code: string; text: string }
type Way = (uri: string) => Promise<Refusal>

const invoke = async ({ app }: TestApp, command: string, given: object) => {
  const headers = { 'x-orchestrator-key': KEY }
  const payload = { command, arguments: given }
  return (await app.inject({ method: 'POST', url: '/invoke', headers, payload })).json()
}

/** What `/invoke` answers to a command. */
export const invoking =
  (test: TestApp) =>
  (command: string, given: object = {}) =>
    invoke(test, command, given)

const overRest = ({ status, body }: Answer): Refusal => ({
  status,
  code: body.code ?? '',
  text: body.detail ?? '',
})

/** Every way to read what stands at a URI, by name; a call that worked has the status 200. */
export const waysToRead = async (t: Test, test: TestApp): Promise<Record<string, Way>> => {
  const { app } = test
  const settings = await call(app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })
  if (settings.status !== 200) throw new Error(JSON.stringify(settings.body))
  const mcp = `${await listen(t, app)}/mcp`
  const overRpc = async (method: string, params: object): Promise<Refusal> => {
    const { error } = await rpc(app, method, params)
    if (error === undefined) return { status: 200, code: '', text: '' }
    return { status: 403, code: error.data.code, text: error.message }
  }
  return {
    'resources/read': async (uri) =>
      overRest(await call(app, 'GET', `/resources/read?uri=${encodeURIComponent(uri)}`)),
    'resources/fetch': async (uri) =>
      overRest(await call(app, 'POST', '/resources/fetch', { payload: { uri } })),
    'resources/fetch of several': async (uri) =>
      overRest(
        await call(app, 'POST', '/resources/fetch', { payload: { uris: ['iii://skills', uri] } }),
      ),
    'skill::fetch': (uri) => overRpc('skill::fetch', { uri }),
    'skills::fetch_skill': (uri) => overRpc('skills::fetch_skill', { uris: [uri] }),
    'skills::resources-read': (uri) => overRpc('skills::resources-read', { uri }),
    'MCP resources/read': async (uri) => {
      const { error } = (await ask(mcp, 'resources/read', { uri })).body
      if (error === undefined) return { status: 200, code: '', text: '' }
      return { status: 403, code: error.data.code, text: error.message }
    },
    'MCP skill__fetch': async (uri) => {
      const { body } = await ask(mcp, 'tools/call', { name: 'skill__fetch', arguments: { uri } })
      const { isError, content } = body.result
      const text: string = content[0].text
      return isError
        ? { status: 403, code: /^[\w.]+/.exec(text)?.[0] ?? '', text }
        : { status: 200, code: '', text: '' }
    },
    '/invoke skill__fetch': async (uri) => {
      const { ok, error_code: code, error } = await invoke(test, 'skill__fetch', { uri })
      return ok
        ? { status: 200, code: '', text: '' }
        : { status: 403, code: code.replace('_', '.'), text: error }
    },
    'a prompt': async (uri) => {
      const functionId = uri.replace('iii://fn/', '').replaceAll('/', '::')
      const prompt = { description: 'Asks.', function_id: functionId }
      await putPrompt(app, 'asks', prompt)
      return overRest(await call(app, 'POST', '/prompts/asks/get', { payload: {} }))
    },
  }
}
