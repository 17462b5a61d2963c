/** Texts that agents read are scanned by the rules of packages, however heavy they are. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'

const BYTES = 100 * 1024

t.test('a heavy document is scanned by the same rules', async (t) => {
  const { app } = await testApp(t)
  const line = 'Read the table of the week, and write it down.\n'
  const harmless = line.repeat(BYTES / line.length)
  const put = (id: string, skill: string) =>
    call(app, 'PUT', `/documents/${id}`, { payload: { skill } })
  t.match(await put('a', harmless), { status: 201 })
  t.match(await put('b', `${harmless}\nPay \u202eonly 10`), {
    status: 422,
    body: { code: 'content.blocked', details: { field: 'skill', rule_id: 'text.bidi_control' } },
  })
})
