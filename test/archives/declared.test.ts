/** Capabilities are declared, not guessed: prose below a heading declares none. */
import t from '../support/tap.ts'
import { describe, withFrontMatter } from './describing.ts'

const declaredBy = (bullets: string[], heading = '## Capabilities') => {
  const list = bullets.map((bullet) => `- ${bullet}`).join('\n')
  const skillMd = `${withFrontMatter('name: pdf\ndescription: d')}\n${heading}\n\n${list}\n`
  const { capabilities, diagnostics } = describe({ skillMd })
  return {
    ids: capabilities.map(({ capability_id }) => capability_id),
    codes: diagnostics.map(({ code }) => code),
    capabilities,
  }
}

t.test('a section of prose declares nothing, and nothing is wrong with it', (t) => {
  const sections: string[][] = [
    ['Fill forms', 'Merge several files into one'],
    ['Reading: extracts text, tables and images', 'Writing: fills forms'],
    ['read', 'write'],
    ['PDF - the usual', 'OCR — for scans'],
    ['Summaries [beta]', 'Tables: [see below]', 'Charts [note: slow]'],
    ['Works with `pdf.fill` and others', '**Fast**: takes seconds', '[Docs](https://example.com)'],
    ['pdf.fill', 'Node.js'],
    ['e.g., invoices', 'v1.2 only'],
  ]
  for (const bullets of sections) {
    const { ids, codes } = declaredBy(bullets)
    t.same({ ids, codes }, { ids: [], codes: [] }, bullets.join(' | '))
  }
  t.end()
})

t.test('one bullet that declares makes it a section of capabilities', (t) => {
  const sections: [bullets: string[], ids: string[]][] = [
    [['`fill`'], ['fill']],
    [
      ['`fill`: Fills forms.', 'send: Sends them.'],
      ['fill', 'send'],
    ],
    [
      ['fill: Fills forms. [risk: write]', 'read'],
      ['fill', 'read'],
    ],
    [['fill: Fills forms. [effects: none, egress: none]'], ['fill']],
    [['pdf.fill: Fills forms.'], ['pdf.fill']],
    [
      ['pdf.fill — Fills forms.', 'read'],
      ['pdf.fill', 'read'],
    ],
  ]
  for (const [bullets, ids] of sections) t.same(declaredBy(bullets).ids, ids, bullets.join(' | '))
  t.end()
})

t.test('a bullet that is no capability, in a section that declares some, is reported', (t) => {
  const { ids, codes } = declaredBy(['`pdf.fill`: Fills forms.', 'Merge several files'])
  t.same({ ids, codes }, { ids: ['pdf.fill'], codes: ['capabilities.unreadable'] })
  const prose = declaredBy(['Fill forms quickly [risk: write]'])
  t.same({ ids: prose.ids, codes: prose.codes }, { ids: [], codes: ['capabilities.unreadable'] })
  t.end()
})

t.test('risk is the word of the publisher, and stays unknown where there is none', (t) => {
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
