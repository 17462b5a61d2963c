/** People and tokens are named where they acted, for those who may know; nothing else becomes a name. */
import t from '../support/tap.ts'
import { systemCaller } from '../../src/platform/access/caller.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { installArchive } from '../trust/given.ts'
import { given } from './given-reviews.ts'

const page = '/console/w/default/skills/user/pdf-tools'

t.test('a token is named by its label to publishers, and by its id to readers', async (t) => {
  const { app, services, signIn } = await given(t)
  const { token, token_id: id } = await services.tokens.create(systemCaller('default'), {
    label: 'Ada <b>builds</b> $& it',
    role: 'publisher',
    workspace_id: 'default',
    expires_in_days: 1,
  })
  const headers = bearer(token)
  const forged = `<span data-actor="token:${id}">forged</span>`
  const text = skillMd({ body: `# A\n\n${forged}\n` })
  const archive = packageArchive({ files: { 'SKILL.md': text } })
  t.equal((await installArchive(app, archive, { headers })).status, 201)

  const publisher = await signIn('publisher')
  const named = (await publisher.send(`${page}/-/revisions`)).text
  t.match(named, 'by Ada &lt;b&gt;builds&lt;/b&gt; $&amp; it</td>')
  t.notMatch(named, id)

  const reader = await signIn('reader')
  const unnamed = (await reader.send(`${page}/-/revisions`)).text
  t.match(unnamed, `>token ${id}</span>`)
  t.notMatch(unnamed, 'Ada')

  for (const place of ['', '/-/files/SKILL.md', '/-/files/SKILL.md?as=source']) {
    const shown = (await publisher.send(page + place)).text
    t.match(shown, 'forged')
    t.notMatch(shown, forged, `${place}: written by others, it is text`)
    t.notMatch(shown, /Ada[^]*forged|Ada &lt;b&gt;builds/, `${place}: and no name`)
  }
})

t.test('an actor that is known no more keeps its id', async (t) => {
  const { app, db, services, signIn } = await given(t)
  const { headers } = await givenToken(services, 'publisher')
  t.equal((await installArchive(app, packageArchive(), { headers })).status, 201)
  await db.updateTable('skill_revisions').set({ installed_by: 'token:gone' }).execute()
  const publisher = await signIn('publisher')
  t.match((await publisher.send(`${page}/-/revisions`)).text, '>token gone</span>')
})
