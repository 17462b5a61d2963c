/** Lists that change without the state of their workspace have a tag all the same. */
import type { App } from '../../src/app.ts'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenUpload } from '../support/given.ts'
import { FILL, installArchive, skillArchive } from '../trust/given.ts'

const put = (path: string, payload: object) => (app: App) => call(app, 'PUT', path, { payload })

const publisher = {
  issuer: 'https://gitlab.com',
  claims: { project_id: '1', ref: 'main', ref_type: 'branch', ref_protected: 'true' },
  slugs: ['acme/pdf'],
}

const env = { OIDC_TRUSTED_ISSUERS: publisher.issuer, PUBLIC_URL: 'https://skills.example.com' }

const lists: { path: string; act: (app: App) => Promise<unknown> }[] = [
  { path: '/proposals', act: (app) => installArchive(app, skillArchive([FILL])) },
  { path: '/scanners', act: put('/scanners/a', { url: 'http://127.0.0.1:9/hook' }) },
  { path: '/trusted-publishers', act: put('/trusted-publishers/a', publisher) },
  { path: '/uploads', act: (app) => givenUpload(app, Buffer.from('bytes')) },
  {
    path: '/content-proposals',
    act: async (app) => {
      await put('/settings', { content_approval: 'required' })(app)
      await put('/documents/a', { skill: '# A' })(app)
    },
  },
  { path: '', act: (app) => app.inject({ method: 'PUT', url: '/v1/workspaces/acme' }) },
]

for (const { path, act } of lists) {
  t.test(`the list ${path || 'of workspaces'} is sent again only if it has changed`, async (t) => {
    const { app } = await testApp(t, env)
    const url = path === '' ? '/v1/workspaces' : `/v1/workspaces/default${path}`
    const read = (headers = {}) => app.inject({ url, headers })
    const first = await read()
    const known = { 'if-none-match': String(first.headers.etag) }
    t.match(first, { statusCode: 200, headers: { etag: /^"[\w-]{27}"$/ } })
    t.match(await read(known), {
      statusCode: 304,
      payload: '',
      headers: { etag: first.headers.etag },
    })
    await act(app)
    const changed = await read(known)
    t.equal(changed.statusCode, 200)
    t.not(changed.headers.etag, first.headers.etag)
    t.match(await read({ 'if-none-match': String(changed.headers.etag) }), { statusCode: 304 })
  })
}
