/** Texts of tools, people and other services that attack the pages which show them. */
import t, { type Test } from '../support/tap.ts'
import { recognizeIn } from '../../src/tenancy/people/lookups.ts'
import { transaction } from '../../src/platform/database/client.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { type GivenTool, tool } from '../support/mcp-server.ts'
import type { TestApp } from '../support/app.ts'
import { givenInventory, WRITE } from '../trust/mapped.ts'
import { putFunction, putPrompt } from '../functions/calls.ts'
import {
  givenFunction,
  putDocument,
  startWorker,
  subscribe,
  untilStanding,
} from '../subscriptions/given.ts'
import { browseApp, skip } from './browser.ts'
import { home } from './console.ts'
import { attack, checkPages, long, visible } from './hostile-pages.ts'
import { givenListener } from './listener.ts'

const must = async (answering: Promise<{ status: number; body: unknown }>): Promise<void> => {
  const { status, body } = await answering
  if (status >= 300) throw new Error(JSON.stringify(body))
}

const givenTools = (t: Test, { app }: TestApp, text: string) => {
  const hostile: GivenTool = {
    ...tool('send', WRITE),
    description: `${text} ${long}`,
    inputSchema: {
      type: 'object',
      properties: { [text]: { type: 'string', description: text, enum: [text, long] } },
    },
    annotations: { title: text, readOnlyHint: true },
  }
  return givenInventory(t, app, [hostile, tool('plain')])
}

const givenPeople = async ({ db }: TestApp, text: string): Promise<void> => {
  for (const [subject, more] of [
    ['short', ''],
    ['long', long],
  ] as const) {
    const identity = {
      issuer: 'https://idp.example',
      subject: `${subject}-${text}`,
      isClient: false,
      name: text + more,
      email: `${text}${more}@example.com`,
    }
    await transaction(db, (trx) => recognizeIn(trx, identity))
  }
}

/** What people type: reasons and titles, which the audit log keeps. */
const givenReasons = async ({ app }: TestApp, text: string): Promise<void> => {
  const title = text.slice(0, 100)
  await must(call(app, 'PUT', '', { payload: { title } }))
  await must(
    call(app, 'PUT', '/settings', { payload: { environment: { bins: [text.slice(0, 100)] } } }),
  )
  // What agents read is refused with characters that steer it, and taken with the rest.
  const said = visible(text)
  await must(putFunction(app, 'demo::greet', { url: 'http://127.0.0.1:9/', description: said }))
  await must(putPrompt(app, 'greet', { description: said, function_id: 'demo::greet' }))
}

/** A letter of a function that answers with an attack. */
const givenLetter = async (t: Test, test: TestApp, text: string): Promise<void> => {
  const handler = await givenHandler(t, (_received, response) => {
    response.statusCode = 500
    response.setHeader('content-type', 'text/html')
    response.end(text + long)
  })
  await givenFunction(test.app, handler)
  await subscribe(test.app, 'mine')
  startWorker(t, test, { giveUpMs: 0 })
  await putDocument(test.app, 'a')
  await untilStanding(test.app, 'mine', ({ dead_letters: count }) => count === 1)
}

const browseHostile = async (t: Test) => {
  const { test, browsing } = await browseApp(t)
  const { port, asked } = await givenListener(t)
  const text = attack(port)
  await givenTools(t, test, text)
  await givenPeople(test, text)
  await givenReasons(test, text)
  await givenLetter(t, test, text)
  return { browsing, asked }
}

const pages = [
  home,
  `${home}/mcp-servers`,
  `${home}/mcp-servers/mail`,
  `${home}/mcp-servers/mail?tool=send`,
  `${home}/subscriptions`,
  `${home}/subscriptions/mine`,
  `${home}/content/prompts`,
  `${home}/content/prompts/greet`,
  `${home}/content/functions`,
  `${home}/content/functions/demo%3A%3Agreet`,
  `${home}/audit`,
  `${home}/settings`,
  '/console/people',
  '/console/tokens',
  '/console/workspaces',
  '/console/sessions',
]

t.test('texts of tools and other services do nothing but stand there', { skip }, async (t) => {
  const { browsing, asked } = await browseHostile(t)
  const marks = ['U+202E', 'U+2066', 'U+00AD', 'U+0007', 'U+E0041']
  await checkPages(t, browsing, { urls: pages, marks })
  t.same(asked, [])
})
