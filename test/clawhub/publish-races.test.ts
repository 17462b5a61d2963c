/** Clients that publish one new skill at once: all of them succeed, one after the other. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { publish, publishForm } from './calling.ts'

const ways = { 'file by file': publish, 'in a form': publishForm }

for (const [way, publishBy] of Object.entries(ways)) {
  t.test(`a new skill with six contents, ${way}`, async (t) => {
    const here = await testApp(t)
    const there = await testReplica(t, here.connectionString)
    const published = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        publishBy(
          (number % 2 === 0 ? here : there).app,
          { slug: 'forms' },
          { 'SKILL.md': skillMd({ name: 'forms', body: `# Forms\n\nFill form ${number}.` }) },
        ),
      ),
    )
    for (const { status, text } of published) t.equal(status, 200, text)
    const { body } = await call(here.app, 'GET', '/skills/user/forms/revisions')
    t.equal(body.revisions.length, 6)
  })
}
