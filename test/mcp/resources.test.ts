/** Resources and prompts, as the official client of either revision reads them. */
import t from '../support/tap.ts'
import { givenPrompt, putFunction, putPrompt } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { type Answer, ask, connect, listen, modes, nameOf, refusalOf } from './clients.ts'

const { app } = await testApp(t)
const url = `${await listen(t, app)}/mcp`
const bytes = Buffer.from([0xff, 0xfe, 0])
await givenInstalledSkill(
  app,
  packageArchive({
    folder: 'pdf',
    files: {
      'SKILL.md': '---\nname: pdf\ndescription: Reads PDFs.\n---\n# PDF\n',
      'a b/ü #1?.md': '\uFEFFtext',
      'logo.png': bytes,
    },
  }),
)
await givenInstalledSkill(app, packageArchive({ folder: 'quiet' }))
await call(app, 'PUT', '/skills/user/pdf/policy', { payload: { allow_implicit_invocation: true } })
for (const id of ['resend', 'resend/email/send']) {
  await call(app, 'PUT', `/documents/${id}`, { payload: { skill: `# Title of ${id}\n\nBody.` } })
}
const handler = await givenHandler(t, ({ path, body }, response) => {
  const answers: Record<string, unknown> = {
    '/health': { content: 'All well.' },
    '/prompt': { messages: [{ role: 'user', content: { type: 'text', text: `With ${body}` } }] },
    '/broken': { messages: [{ role: 'nobody' }] },
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[path]))
})
await putFunction(app, 'resend::health', { url: `${handler.origin}/health` })
await putFunction(app, 'resend::broken', { url: `${handler.origin}/broken` })
await givenPrompt(app, `${handler.origin}/prompt`)
await putPrompt(app, 'broken', { description: 'Breaks.', function_id: 'resend::broken' })
await putPrompt(app, 'send', {
  description: 'Sends.',
  function_id: 'demo::greet',
  arguments: [{ name: 'to', description: 'Whom.', required: true }, { name: 'cc' }],
})

for (const mode of modes) {
  t.test(
    `${nameOf(mode)}: the list has the index, every document, and listed skills`,
    async (t) => {
      const client = await connect(t, url, mode)
      const { resources } = await client.listResources()
      t.same(
        resources.map(({ uri }) => uri),
        ['iii://skills', 'iii://resend', 'iii://resend/email/send', 'skill://pdf/pdf/SKILL.md'],
      )
      t.match(resources[2], { name: 'Title of resend/email/send', mimeType: 'text/markdown' })
      t.match(resources[3], { name: 'pdf', description: 'Reads PDFs.', mimeType: 'text/markdown' })
      const { resourceTemplates } = await client.listResourceTemplates()
      t.same(
        resourceTemplates.map(({ uriTemplate }) => uriTemplate),
        ['iii://{+skill_id}', 'iii://fn/{+function_path}', 'skill://{skill}/{name}/{+path}'],
      )
    },
  )

  t.test(`${nameOf(mode)}: the index, documents, sections and files are read`, async (t) => {
    const client = await connect(t, url, mode)
    const read = async (uri: string) => (await client.readResource({ uri })).contents
    t.match(await read('iii://skills'), [{ uri: 'iii://skills', text: /resend\/email\/send/ }])
    t.same(await read('iii://resend/email/send'), [
      {
        uri: 'iii://resend/email/send',
        mimeType: 'text/markdown',
        text: '# Title of resend/email/send\n\nBody.',
      },
    ])
    t.match(await read('iii://fn/resend/health'), [{ text: 'All well.' }])
    t.match(await read('skill://pdf/pdf/SKILL.md'), [{ text: /^---\nname: pdf\n/ }])
    const odd = `skill://pdf/pdf/${encodeURIComponent('a b')}/${encodeURIComponent('ü #1?.md')}`
    t.same(await read(odd), [{ uri: odd, mimeType: 'text/markdown', text: '\uFEFFtext' }])
    t.same(await read('skill://pdf/pdf/logo.png'), [
      { uri: 'skill://pdf/pdf/logo.png', mimeType: 'image/png', blob: bytes.toString('base64') },
    ])
    t.match(await read('skill://quiet/quiet/SKILL.md'), [{ text: String }], 'served, not listed')
  })

  t.test(`${nameOf(mode)}: what does not exist is rejected with its URI`, async (t) => {
    const client = await connect(t, url, mode)
    const refused: [uri: string, code: string][] = [
      ['iii://nobody', 'documents.not_found'],
      ['iii://Bad', 'resources.invalid_uri'],
      ['http://x/y', 'resources.invalid_uri'],
      ['iii://fn/no/such', 'functions.not_found'],
      ['iii://fn/engine/x', 'functions.internal_namespace'],
      ['skill://nobody/nobody/SKILL.md', 'skills.not_found'],
      ['skill://pdf/other/SKILL.md', 'skills.not_found'],
      ['skill://pdf/pdf', 'skills.file_not_found'],
      ['skill://pdf/pdf/gone.md', 'skills.file_not_found'],
      ['skill://pdf/pdf/%2e%2e/pdf/SKILL.md', 'skills.not_found'],
      ['skill://pdf/pdf/a%2Fb', 'skills.not_found'],
      ['skill://pdf/pdf/%ff', 'skills.not_found'],
      ['skill://', 'skills.not_found'],
    ]
    for (const [uri, code] of refused) {
      const error = await refusalOf(client.readResource({ uri }))
      t.match(error, { code: -32_602, data: { code, uri } }, uri)
    }
    const other = await refusalOf(client.readResource({ uri: 'http://x/y' }))
    t.match(other, { message: /`iii:\/\/` or `skill:\/\/`/ }, 'both kinds of URIs are named')
    const cursor = await refusalOf(client.listResources({ cursor: 'x' }))
    t.match(cursor, { code: -32_602, data: { code: 'cursor.invalid' } })
  })

  t.test(`${nameOf(mode)}: prompts are listed with arguments and rendered`, async (t) => {
    const client = await connect(t, url, mode)
    const { prompts } = await client.listPrompts()
    t.same(
      prompts.map(({ name }) => name),
      ['broken', 'greet', 'send'],
    )
    t.same(prompts[2]?.arguments, [
      { name: 'to', description: 'Whom.', required: true },
      { name: 'cc', required: false },
    ])
    const rendered = await client.getPrompt({ name: 'send', arguments: { to: 'Ann' } })
    t.same(rendered.description, 'Sends.')
    t.same(rendered.messages, [
      { role: 'user', content: { type: 'text', text: 'With {"to":"Ann"}' } },
    ])
    const missing = await refusalOf(client.getPrompt({ name: 'nobody' }))
    t.match(missing, { code: -32_602, data: { code: 'prompts.not_found' } })
    const broken = await refusalOf(client.getPrompt({ name: 'broken' }))
    t.match(broken, { code: -32_603, data: { code: 'prompts.unsupported_shape' } })
  })
}

t.test('a long list is paged, without loss', async (t) => {
  const { app: large } = await testApp(t)
  const ids = Array.from({ length: 501 }, (_, index) => `doc-${String(index).padStart(4, '0')}`)
  await Promise.all(
    ids.map((id) => call(large, 'PUT', `/documents/${id}`, { payload: { skill: '# A' } })),
  )
  const address = `${await listen(t, large)}/mcp`
  const uris: string[] = []
  const sizes: number[] = []
  for (let params: object | null = {}; params !== null;) {
    const answer: Answer = await ask(address, 'resources/list', params)
    const { resources, nextCursor } = answer.body.result
    uris.push(...resources.map(({ uri }: { uri: string }) => uri))
    sizes.push(resources.length)
    params = nextCursor === undefined ? null : { cursor: nextCursor }
  }
  t.same(sizes, [501, 1])
  t.same(uris, ['iii://skills', ...ids.map((id) => `iii://${id}`)])
})
