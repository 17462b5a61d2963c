/** Capabilities are declared, not guessed: prose below a heading declares none. */
import t from '../support/tap.ts'
import { describe, refusalOf, withFrontMatter } from './describing.ts'

const declaredBy = (bullets: string[], heading = '## Capabilities') => {
  const list = bullets.map((bullet) => `- ${bullet}`).join('\n')
  const skillMd = `${withFrontMatter('name: pdf\ndescription: d')}\n${heading}\n\n${list}\n`
  const { capabilities, diagnostics } = describe({ skillMd })
  return {
    ids: capabilities.map(({ capability_id }) => capability_id),
    codes: diagnostics.map(({ code }) => code),
    messages: diagnostics.map(({ message }) => message),
    capabilities,
  }
}

t.test(
  'a section of prose declares nothing, and a finding shows how to declare capabilities',
  (t) => {
    const sections: string[][] = [
      ['Fill forms', 'Merge several files into one'],
      ['Reading: extracts text, tables and images', 'Writing: fills forms'],
      ['read', 'write'],
      ['PDF - the usual', 'OCR — for scans'],
      ['Summaries [beta]', 'Tables: [see below]', 'Charts [note: slow]'],
      [
        'Works with `pdf.fill` and others',
        '**Fast**: takes seconds',
        '[Docs](https://example.com)',
      ],
      ['pdf.fill', 'Node.js'],
      ['e.g., invoices', 'v1.2 only'],
    ]
    for (const bullets of sections) {
      const { ids, codes } = declaredBy(bullets)
      t.same({ ids, codes }, { ids: [], codes: ['capabilities.prose'] }, bullets.join(' | '))
    }
    const { messages } = declaredBy(['Fill forms', 'Merge files'])
    t.match(messages, [
      /: - `pdf\.fill`: Fills a form\. \[risk: write, effects: none, egress: none\]$/,
    ])
    const [, example = ''] = /: - (.*)$/.exec(messages[0] ?? '') ?? []
    const { capabilities, codes } = declaredBy([example])
    t.match(capabilities, [
      { capability_id: 'pdf.fill', risk_level: 'write', side_effects: 'none' },
    ])
    t.same(codes, [], 'the example itself declares')
    t.same(declaredBy([]).codes, [], 'and an empty section needs no example')
    t.end()
  },
)

t.test('in a section that declares capabilities, other bullets are prose', (t) => {
  const sections: [bullets: string[], ids: string[], codes: string[]][] = [
    [['`fill`'], ['fill'], []],
    [['`fill`: Fills forms.', 'send: Sends them.'], ['fill'], ['capabilities.prose']],
    [['fill: Fills forms. [risk: write]', 'read'], ['fill'], ['capabilities.prose']],
    [['fill: Fills forms. [effects: none, egress: none]'], ['fill'], []],
    [['pdf.fill: Fills forms.'], ['pdf.fill'], []],
    [['pdf.fill — Fills forms.', 'pdf.read'], ['pdf.fill'], ['capabilities.prose']],
    [['`pdf.fill`: Fills forms.', 'Merge several files'], ['pdf.fill'], ['capabilities.prose']],
    [['`fill`: Fills.\n  - Needs a form.'], ['fill'], ['capabilities.prose']],
    [['Forms:\n  - `fill`: Fills.'], ['fill'], ['capabilities.prose']],
    [['fill: Fills [effects: none] forms.'], ['fill'], []],
  ]
  for (const [bullets, ids, codes] of sections) {
    const found = declaredBy(bullets)
    t.same({ ids: found.ids, codes: found.codes }, { ids, codes }, bullets.join(' | '))
  }
  const { messages } = declaredBy(['`a.b`: Reads.', `Merges ${'x'.repeat(100)}`, 'A\u202eB'])
  t.same(messages, [
    String.raw`"A\u{202e}B" declares no capability.`,
    `"Merges ${'x'.repeat(53)}…" declares no capability.`,
  ])
  t.end()
})

t.test('permissions that are not shown are counted', (t) => {
  const bullets = Array.from({ length: 101 }, (_, index) => `host-${index}.example.com`)
  const { codes, messages } = declaredBy(bullets, '## Permissions')
  t.same(codes, ['permissions.too_many'])
  t.same(messages, ['Only 100 of 101 permissions are shown.'])
  t.end()
})

t.test('risk is what the publisher declares, and unknown otherwise', (t) => {
  const { capabilities } = declaredBy([
    '`a.read`: Reads. [risk: read, effects: none, egress: none]',
    '`a.send`: Sends.',
    '`a.odd`: Odd. [risk: low]',
  ])
  t.match(capabilities, [
    { capability_id: 'a.odd', description: 'Odd.', risk_level: null },
    { capability_id: 'a.read', risk_level: 'read', side_effects: 'none', data_egress: 'none' },
    { capability_id: 'a.send', risk_level: null, side_effects: null },
  ])
  t.end()
})

t.test('a heading counts in any case and with markup in the bullets below it', (t) => {
  const bullets = ['`a.b`: *Reads* [a page](https://example.com) and `code`.']
  for (const heading of ['## Capabilities', '## CAPABILITIES ##', 'Capabilities\n---']) {
    const [capability] = declaredBy(bullets, heading).capabilities
    t.match(capability, {
      capability_id: 'a.b',
      description: '*Reads* [a page](https://example.com) and `code`.',
    })
  }
  t.same(declaredBy(bullets, '# Capabilities').ids, [])
  t.same(declaredBy(bullets, '## Other').ids, [])
  t.end()
})

const refusedFor = (slug: string, ids: string[]) => {
  const bullets = ids.map((id) => `- \`${id}\`: d`).join('\n')
  const skillMd = `${withFrontMatter(`name: pdf\nslug: ${slug}\ndescription: d`)}\n## Capabilities\n\n${bullets}\n`
  return refusalOf({ skillMd })
}

t.test(
  'two capabilities with one action name are refused, and those of a long name are not',
  (t) => {
    t.match(refusedFor('pdf', ['a:b', 'a-b']), {
      reason: 'capabilities.same_action',
      entry: 'SKILL.md',
      found: 'a-b and a:b',
    })
    const long = `${'o'.repeat(60)}/${'n'.repeat(60)}`
    t.same(refusedFor(long, ['a', 'b']), {})
    t.same(refusedFor(long, []), {})
    t.match(refusedFor(long, ['a:b', 'a-b']), { reason: 'capabilities.same_action' })
    t.same(refusedFor('pdf', ['a.b', 'a-b', 'a_b']), {})
    t.end()
  },
)
