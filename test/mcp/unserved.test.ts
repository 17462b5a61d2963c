/** What a client hears of a skill that is not served: what it hears of one that does not exist. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import type { EventClient } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'
import { FILL, installArchive, skillArchive } from '../trust/given.ts'
import { ask, listen } from './clients.ts'
import { openBoth } from './open-streams.ts'

const [SERVED, HUSH, NONE] = ['pdf-tools', 'hush', 'none'].map(
  (name) => `skill://${name}/${name}/SKILL.md`,
)
const LAST = 'iii://last'

/** The URIs that come in, until the last document is written. */
const toldUntilLast = async (stream: EventClient): Promise<string[]> => {
  const told: string[] = []
  while (!told.includes(LAST)) {
    const { data } = await stream.next()
    const { method, params } = data as { method: string; params?: { uri: string } }
    if (method === 'notifications/resources/updated' && params) told.push(params.uri)
  }
  return told
}

t.test('a client is never told of what is done with a skill that is not served', async (t) => {
  const { app, services } = await testApp(t)
  const { headers } = await givenToken(services, 'admin')
  const reader = await givenToken(services, 'reader')
  await installArchive(app, packageArchive({ folder: 'pdf-tools' }), { headers })
  const waiting = await installArchive(app, skillArchive([FILL], { name: 'hush' }), { headers })
  t.equal(waiting.status, 202)
  const url = `${await listen(t, app)}/mcp`
  const session = { ...reader.headers, 'mcp-session-id': 'of-this-test' }
  const uris = [SERVED, HUSH, NONE, LAST].map(String)
  for (const uri of uris) {
    const { body } = await ask(url, 'resources/subscribe', { uri }, session)
    t.match(body, { result: {} })
  }
  const { older, newer } = await openBoth(t, url, session, uris)
  const told = async (): Promise<string[][]> => {
    const all: string[][] = [[], []]
    // What comes together comes in any order, so all of it has come only with the next time.
    for (const skill of ['# Last', '# And again']) {
      await call(app, 'PUT', '/documents/last', { headers, payload: { skill } })
      const more = await Promise.all([older, newer].map(toldUntilLast))
      for (const [index, those] of more.entries()) all[index]?.push(...those)
    }
    return all.map((those) => those.filter((uri) => uri !== LAST).toSorted())
  }

  const notes = `/proposals/${waiting.body.proposal_id}/comments`
  const comment = await call(app, 'POST', notes, { headers, payload: { text: 'Why?' } })
  t.equal(comment.status, 201)
  t.same(await told(), [[], []], 'a comment changes nothing that is served')

  const set = async (slug: string, payload: object) => {
    const { status } = await call(app, 'PUT', `/skills/user/${slug}/policy`, { headers, payload })
    t.equal(status, 200)
    return told()
  }
  const all = [SERVED, HUSH, NONE].map(String).toSorted()
  t.same(await set('hush', { enabled: false }), [all, all], 'any skill may have changed')
  t.same(await set('pdf-tools', { allow_implicit_invocation: true }), [[SERVED], [SERVED]])
  const gone = await set('pdf-tools', { enabled: false })
  t.same(gone, [[SERVED], [SERVED]], 'what was served until now is named')
})
