/** The thirteen functions of the content registry, with its params, results and words. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { givenResult } from '../support/handlers.ts'
import { putFunction } from '../functions/calls.ts'
import { result, rpc } from './calls.ts'

const keys = (value: object) => Object.keys(value).toSorted().join(' ')

t.test('the content registry', async (t) => {
  const { app } = await testApp(t)

  await t.test('a document is registered, listed, read, fetched and removed', async (t) => {
    const demo = { id: 'demo/send', skill: '# Send\n\nSends é.\n', extra: 'is passed over' }
    const registered = await result(app, 'skills::register', demo)
    t.equal(keys(registered), 'id registered_at')
    t.equal(registered.id, 'demo/send')
    const { skills } = await result(app, 'skills::list')
    t.strictSame(skills, [{ id: 'demo/send', bytes: 18, registered_at: registered.registered_at }])

    t.strictSame((await result(app, 'skills::resources-list', {})).resources.at(1), {
      uri: 'iii://demo/send',
      name: 'Send',
      mimeType: 'text/markdown',
    })
    t.strictSame(await result(app, 'skills::resources-read', { uri: 'iii://demo/send' }), {
      contents: [{ uri: 'iii://demo/send', mimeType: 'text/markdown', text: demo.skill }],
    })
    const index = await result(app, 'skills::resources-read', { uri: 'iii://skills' })
    t.match(index.contents[0].text, '(iii://demo/send) — Send — Sends é.')
    t.equal((await result(app, 'skills::resources-templates', {})).resourceTemplates.length, 2)

    const text = '# iii://demo/send\n\n# Send\n\nSends é.'
    for (const name of ['skill::fetch', 'skills::fetch_skill']) {
      t.equal(await result(app, name, { uri: ' iii://demo/send ', uris: null }), text)
      const both = { uris: ['iii://demo/send', 'iii://demo/send'] }
      t.equal(await result(app, name, both), `${text}\n\n---\n\n${text}`)
    }
    const gone = { id: 'demo/send', removed: true }
    t.strictSame(await result(app, 'skills::unregister', { id: 'demo/send' }), gone)
    t.strictSame(await result(app, 'skills::unregister', { id: 'demo/send' }), {
      ...gone,
      removed: false,
    })
  })

  await t.test('a prompt is registered, listed, rendered and removed', async (t) => {
    const handler = await givenResult(t, { content: 'Greet.' })
    await putFunction(app, 'demo::greet', { url: handler.origin })
    const greet = {
      name: 'greet',
      description: 'Greets.',
      arguments: [{ name: 'who', description: 'Whom', required: true }, { name: 'tone' }],
      function_id: 'demo::greet',
    }
    const registered = await result(app, 'prompts::register', greet)
    t.equal(keys(registered), 'name registered_at')
    t.strictSame(await result(app, 'prompts::list', {}), {
      prompts: [
        {
          name: 'greet',
          function_id: 'demo::greet',
          arguments: 2,
          registered_at: registered.registered_at,
        },
      ],
    })
    const { prompts } = await result(app, 'prompts::mcp-list', {})
    t.same(prompts, [
      {
        name: 'greet',
        description: 'Greets.',
        arguments: [
          { name: 'who', required: true, description: 'Whom' },
          { name: 'tone', required: false },
        ],
      },
    ])
    const rendered = {
      description: 'Greets.',
      messages: [{ role: 'user', content: { type: 'text', text: 'Greet.' } }],
    }
    const asked = { name: 'greet', arguments: { who: 'Ann' } }
    t.strictSame(await result(app, 'prompts::mcp-get', asked), rendered)
    t.strictSame(await result(app, 'prompts::mcp-get', { name: 'greet' }), rendered)
    t.strictSame(
      handler.received.map(({ body }) => body),
      ['{"who":"Ann"}', '{}'],
    )
    const section = await result(app, 'skills::resources-read', { uri: 'iii://fn/demo/greet' })
    t.equal(section.contents[0].text, 'Greet.')
    t.strictSame(await result(app, 'prompts::unregister', { name: 'greet' }), {
      name: 'greet',
      removed: true,
    })
  })

  await t.test('lists are whole', async (t) => {
    const names = Array.from({ length: 230 }, (_, index) => `p-${index}`)
    for (const name of names) {
      await result(app, 'prompts::register', { name, description: 'x', function_id: 'x' })
    }
    t.equal((await result(app, 'prompts::list', {})).prompts.length, 230)
    t.equal((await result(app, 'prompts::mcp-list', {})).prompts.length, 230)
  })

  await t.test('errors contain the words that clients match on', async (t) => {
    const cases: [string, object, string, string, number?][] = [
      ['skills::register', { id: '', skill: 'x' }, 'id must be non-empty', 'documents.invalid_id'],
      ['skills::register', { id: 'A', skill: 'x' }, 'lowercase', 'documents.invalid_id'],
      ['skills::register', { id: 'fn/x', skill: 'x' }, 'reserved', 'documents.invalid_id'],
      ['skills::register', { id: 'a', skill: '' }, 'skill must be', 'documents.invalid_body'],
      [
        'skills::register',
        { id: 'a', skill: 'x'.repeat(262_145) },
        'too large',
        'documents.too_large',
      ],
      ['skills::unregister', { id: 'a//b' }, 'segment must be', 'documents.invalid_id'],
      [
        'skills::resources-read',
        { uri: 'iii://none' },
        'Skill not found: none',
        'documents.not_found',
      ],
      [
        'skills::resources-read',
        { uri: 'iii://fn/state/set' },
        'internal namespace',
        'functions.internal_namespace',
      ],
      ['skill::fetch', {}, 'Provide uri', 'resources.invalid_request'],
      ['skill::fetch', { uris: ['https://x'] }, 'iii://', 'resources.invalid_uri'],
      [
        'prompts::register',
        { name: 'x', description: ' ', function_id: 'x' },
        'description',
        'prompts.invalid_request',
      ],
      ['prompts::mcp-get', { name: 'none' }, 'Prompt not found: none', 'prompts.not_found'],
      ['prompts::mcp-get', { name: 'p-1' }, 'not found', 'functions.not_found'],
    ]
    for (const [name, params, words, code] of cases) {
      const { error } = await rpc(app, name, params)
      t.match(error.message, words, name)
      t.strictSame([error.code, error.data.code], [-32_602, code], name)
    }
    for (const [name, params] of [
      ['skills::register', { id: 'a' }],
      ['skills::register', { id: 1, skill: 'x' }],
      ['prompts::register', { name: 'x', description: 'x', function_id: 'x', arguments: null }],
      ['skill::fetch', { uris: 'iii://skills' }],
    ] as const) {
      const { error } = await rpc(app, name, params)
      t.equal(error.code, -32_602, name)
      t.match(error.message, 'invalid params', name)
    }
  })

  await t.test('a function that fails is an error of ours, without its body', async (t) => {
    const odd = await givenResult(t, { odd: 'secret' })
    await putFunction(app, 'demo::odd', { url: odd.origin })
    const prompt = { name: 'odd', description: 'x', function_id: 'demo::odd' }
    await result(app, 'prompts::register', prompt)
    const { error } = await rpc(app, 'prompts::mcp-get', { name: 'odd' })
    t.strictSame([error.code, error.data.code], [-32_603, 'prompts.unsupported_shape'])
    t.match(error.message, 'unsupported shape')
    t.notMatch(JSON.stringify(error), 'secret')
  })
})
