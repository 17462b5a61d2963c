/** Many workers that start at once: nothing fails, nothing is lost, each write is told once. */
import t from '../support/tap.ts'
import { putPrompt } from '../functions/calls.ts'
import { testApp, testReplica } from '../support/app.ts'
import { atOnce, statusesOf } from '../support/at-once.ts'
import { call } from '../support/given.ts'

const count = 1000
const given = { description: 'Given.', function_id: 'test::handler' }

t.test(
  '1,000 registrations on two replicas, 50 at a time, neither fail nor deadlock',
  async (t) => {
    const { app, connectionString, db } = await testApp(t)
    const other = await testReplica(t, connectionString)
    // Each name comes twice, from another worker.
    const acts = Array.from({ length: count }, (_, number) => () => {
      const name = `prompt-${number % (count / 2)}`
      return putPrompt(number % 3 === 0 ? app : other.app, name, given)
    })
    t.same(statusesOf(await atOnce(50, acts)), { 201: count / 2, 200: count / 2 })
    const { body } = await call(app, 'GET', '/prompts?format=mcp')
    t.equal(body.prompts.length, count / 2)
    const events = await db.selectFrom('events').select('snapshot_version').execute()
    t.same(
      events.map((event) => event.snapshot_version).toSorted((a, b) => a - b),
      Array.from({ length: count }, (_, index) => index + 1),
    )
    t.equal((await db.selectFrom('audit_entries').select('seq').execute()).length, count)
  },
)
