/** A request is admitted again once its body has arrived: as its caller is then. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { TestIssuer } from '../support/issuer.ts'
import { begin, type Sent } from '../tokens/late.ts'

const issuer = await TestIssuer.start(t)
const here = await testApp(t, issuer.env)
await here.app.listen({ host: '127.0.0.1', port: 0 })
const admin = await issuer.bearer({ sub: 'root', groups: ['operators'] })

const asAdmin = async (method: 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
  const given = payload === undefined ? {} : { payload }
  const answer = await here.app.inject({ method, url, headers: admin, ...given })
  if (answer.statusCode >= 300) throw new Error(answer.payload)
}

const staff = (role: string, workspace_id = 'default', group = 'staff') =>
  asAdmin('PUT', '/v1/group-roles', { group, workspace_id, role })

const documentIn = (workspace: string): Sent => ({
  method: 'PUT',
  path: `/v1/workspaces/${workspace}/documents/late`,
  body: JSON.stringify({ skill: '# Late' }),
})

const register = {
  jsonrpc: '2.0',
  id: 1,
  method: 'skills::register',
  params: { id: 'late', skill: '# Late' },
}
const byRpc: Sent = { method: 'POST', path: '/rpc', body: JSON.stringify(register) }

const countDocuments = async (): Promise<number> =>
  (await here.db.selectFrom('documents').select('workspace_id').execute()).length

const personOf = async (subject: string): Promise<string> => {
  const query = here.db.selectFrom('people').select('person_id').where('subject', '=', subject)
  return (await query.executeTakeFirstOrThrow()).person_id
}

const disable = async (subject: string) =>
  asAdmin('PATCH', `/v1/people/${await personOf(subject)}`, { disabled: true })

const cases: [what: string, sent: Sent, act: () => Promise<void>, answer: RegExp][] = [
  ['a lower role', documentIn('default'), () => staff('reader'), /^\S+ 403 [^]*needs the role/],
  ['a lower role, by JSON-RPC', byRpc, () => staff('reader'), /^\S+ 403 [^]*You lost rights/],
  ['a disabled person', documentIn('default'), () => disable('a disabled person'), /^\S+ 401 /],
  [
    'a deleted workspace',
    documentIn('acme'),
    () => asAdmin('DELETE', '/v1/workspaces/acme'),
    /^\S+ 404 [^]*workspaces.not_found/,
  ],
]

await asAdmin('PUT', '/v1/workspaces/acme', {})
for (const [what, sent, act, answer] of cases) {
  t.test(what, async (t) => {
    await staff('publisher')
    if (sent.path.includes('acme')) await staff('publisher', 'acme')
    const { finish } = await begin(t, here, await issuer.accessToken({ sub: what }), sent)
    await act()
    // Forgets who was known, as half a second does.
    await staff('reader', 'default', 'others')
    t.match(await finish(), answer)
    t.equal(await countDocuments(), 0)
  })
}

t.test('a higher role is no reason to reject it', async (t) => {
  await staff('publisher')
  const secret = await issuer.accessToken({ sub: 'promoted' })
  const { finish } = await begin(t, here, secret, byRpc)
  await staff('reviewer')
  t.match(await finish(), /^\S+ 200 /)
  t.equal(await countDocuments(), 1)
})

t.test('a role that was lost in another workspace', async (t) => {
  await asAdmin('PUT', '/v1/workspaces/elsewhere', {})
  const lostWhile = async (subject: string, sent: Sent): Promise<string> => {
    await staff('publisher')
    await staff('publisher', 'elsewhere')
    const { finish } = await begin(t, here, await issuer.accessToken({ sub: subject }), sent)
    await staff('reader', 'elsewhere')
    return finish()
  }
  const before = await countDocuments()
  t.match(await lostWhile('a stranger elsewhere', documentIn('elsewhere')), /^\S+ 403 /)
  t.equal(await countDocuments(), before)
  t.match(await lostWhile('a publisher', documentIn('default')), /^\S+ 200 /)
  t.match(
    await lostWhile('a caller of methods', byRpc),
    /^\S+ 403 [^]*You lost rights/,
    'which may name any workspace',
  )
})
