/** The conformance cases of the `skills` worker that are about URIs and reading them. */
import { isInternal } from '../../src/content/functions/guard.ts'
import t from '../support/tap.ts'
import { refuses, runCases, runTable } from './registry.ts'

const body = '# Title\n\nText.\n'
const invalid: [number, string] = [400, 'resources.invalid_uri']
const internal: [number, string] = [403, 'functions.internal_namespace']
const notFound: [number, string] = [404, 'documents.not_found']

const refused: Record<
  string,
  [uri: string, what: [number, string], ...words: (string | RegExp)[]]
> = {
  'III-22 state::set': ['iii://fn/state/set', internal, 'internal namespace'],
  'III-23 mcp::handler': ['iii://fn/mcp/handler', internal, 'internal namespace'],
  'III-25 prompts::register': ['iii://fn/prompts/register', internal, 'internal namespace'],
  'III-26 another scheme': ['https://example.com', invalid, 'iii://'],
  'III-28 fn and a slash': ['iii://fn/', invalid, 'empty segment'],
  'III-29 an unknown id': ['iii://unknown', notFound, 'not found', 'unknown'],
  'III-91 fn alone': ['iii://fn', invalid, 'missing a function path'],
  'III-92 a doubled slash': ['iii://a//b', invalid, 'empty segment'],
  'III-119 an empty first segment': ['iii:///fn', invalid, 'empty segment'],
  'III-121 nothing': ['iii://', invalid],
  'III-122 upper case in a function': ['iii://fn/Bad-Case', invalid, 'lowercase', 'segment 2'],
  'III-124 a space in a function': ['iii://fn/a b', invalid, 'lowercase'],
  'III-136 the alias of fetch, without its input': [
    'iii://fn/skill/fetch',
    [400, 'resources.invalid_request'],
    'Provide uri',
  ],
  'III-179 a slash behind the index': ['iii://skills/', invalid, 'empty segment'],
  'III-181 the scheme in upper case': ['III://a', invalid, 'iii://'],
  'III-182 an id in upper case': ['iii://Foo', invalid, 'lowercase'],
  'III-184 a query': ['iii://a?x=1', invalid, 'lowercase'],
  'III-185 a fragment': ['iii://a#h', invalid, 'lowercase'],
  'III-187 the older form of a section': ['iii://x/state::set', invalid, 'segment 2', 'lowercase'],
  'III-188 a dot in a function': ['iii://fn/a.b', invalid, 'lowercase'],
  'III-193 a leading space': [' iii://a', invalid, 'iii://'],
  'III-220 what would be below the index': ['iii://skills/x', notFound, 'not found'],
  'percent signs mean nothing': ['iii://a%2Fb', invalid, 'lowercase'],
  'a segment of 65 letters in a function': [`iii://fn/${'a'.repeat(65)}`, invalid, 'too long'],
  'an id of more than 1024 bytes': [`iii://${'a/'.repeat(600)}a`, invalid, 'too long'],
}

runTable('URIs that cannot be read', refused, async (t, registry, [uri, what, ...words]) => {
  refuses(t, await registry.read(uri), what, ...words)
})

/** Which function a section URI means shows in what is said of one that is not registered. */
const sections: Record<string, [uri: string, functionId: string]> = {
  'III-88 scope::echo': ['iii://fn/scope/echo', 'scope::echo'],
  'III-89 resend::email::send': ['iii://fn/resend/email/send', 'resend::email::send'],
  'III-125 four segments': ['iii://fn/a/b/c/d', 'a::b::c::d'],
  'III-190 state without colons is not internal': ['iii://fn/state', 'state'],
  'III-191 a function of the name fn': ['iii://fn/fn', 'fn'],
  'III-194 200 segments': [
    `iii://fn/${Array.from({ length: 200 }, () => 'abcdefghij').join('/')}`,
    Array.from({ length: 200 }, () => 'abcdefghij').join('::'),
  ],
  'III-196 a function that is not there': ['iii://fn/not/there', 'not::there'],
}

runTable('URIs of functions', sections, async (t, registry, [uri, functionId]) => {
  const words = ['function_not_found', 'not found', `trigger ${functionId.slice(0, 200)}`]
  refuses(t, await registry.read(uri), [404, 'functions.not_found'], ...words)
})

t.test('functions of the machinery are out of reach', async (t) => {
  const blocked = {
    'III-106': 'state::get',
    'III-107': 'engine::workers',
    'III-109': 'iii.on_foo',
    'III-110': 'iii::internal',
    'III-112': 'a2a::send',
    'III-113': 'skills::register',
    streams: 'stream::list',
    prompts: 'prompts::list',
    mcp: 'mcp::handler',
  }
  for (const [name, id] of Object.entries(blocked)) t.ok(isInternal(id), `${name} ${id}`)
  const free = {
    'III-115': 'mem::observe',
    'III-116': 'brain::summarize',
    'III-136': 'skill::fetch',
    'III-190': 'state',
    skills: 'skills',
    states: 'states::get',
  }
  for (const [name, id] of Object.entries(free)) t.notOk(isInternal(id), `${name} ${id}`)
})

runCases('reading', {
  'III-16 two templates': async (t, registry) => {
    const { status, body: templates } = await registry.ask('GET', '/resources/templates')
    t.equal(status, 200)
    t.same(
      templates.resourceTemplates.map(({ uriTemplate, mimeType, name }: Record<string, string>) => [
        uriTemplate,
        name,
        mimeType,
      ]),
      [
        ['iii://{skill_id}', 'Skill', 'text/markdown'],
        ['iii://fn/{function_path}', 'Skill section', 'text/markdown'],
      ],
    )
  },
  'III-31, III-85 a nested document, its own body only': async (t, registry) => {
    await registry.register('parent', '# Parent')
    await registry.register('parent/sub', '# Sub')
    t.same((await registry.read('iii://parent/sub')).body, {
      contents: [{ uri: 'iii://parent/sub', mimeType: 'text/markdown', text: '# Sub' }],
    })
  },
  'III-32, III-86 each level has its own body': async (t, registry) => {
    const ids = ['deep', 'deep/middle', 'deep/middle/leaf', 'a/b/c/d/e']
    for (const id of ids) await registry.register(id, `body of ${id}`)
    for (const id of ids) t.equal(await registry.text(`iii://${id}`), `body of ${id}`)
  },
  'III-73 the list has the index and the document': async (t, registry) => {
    await registry.register('some/doc', body)
    await registry.register('bare', 'no title')
    t.same((await registry.ask('GET', '/resources')).body, {
      resources: [
        {
          uri: 'iii://skills',
          name: 'skills',
          description: 'Index of every registered skill',
          mimeType: 'text/markdown',
        },
        { uri: 'iii://bare', name: 'bare', mimeType: 'text/markdown' },
        { uri: 'iii://some/doc', name: 'Title', mimeType: 'text/markdown' },
      ],
    })
  },
  'III-74, III-202 one content, under the URI as asked': async (t, registry) => {
    await registry.register('doc', body)
    t.same((await registry.read('iii://doc')).body, {
      contents: [{ uri: 'iii://doc', mimeType: 'text/markdown', text: body }],
    })
  },
  'III-83 the index': async (t, registry) => {
    const { body: read } = await registry.read('iii://skills')
    t.match(read.contents, [
      { uri: 'iii://skills', mimeType: 'text/markdown', text: /^# Skills\n/ },
    ])
  },
})
