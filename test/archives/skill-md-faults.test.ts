/** What is said of a SKILL.md that is rejected: where each fault is, and what to write. */
import t from '../support/tap.ts'
import { describe, type Described, more, refusalOf, withFrontMatter } from './describing.ts'

t.test('a rejection names the file, the line and the field, and says what to do', async (t) => {
  t.match(refusalOf({ skillMd: more('license: a\nlicense: b') }), {
    reason: 'front_matter.duplicate_key',
    entry: 'SKILL.md',
    line: 5,
  })
  t.match(refusalOf({ skillMd: more('license: &a MIT') }), { line: 4 })
  t.match(refusalOf({ skillMd: more('license: [a\nb: c') }), { line: 5, found: /flow/i })
  t.match(refusalOf({ skillMd: more('metadata: {a: {b: [x, "\\0"]}}') }), {
    reason: 'data.control_character',
    entry: 'SKILL.md',
    field: 'metadata.a.b.1',
  })
  t.match(refusalOf({ skillMd: withFrontMatter('name: "a\u202e"\ndescription: d') }), {
    field: 'name',
    found: 'a\\u{202e}',
  })
  t.throws(() => describe({ skillMd: 'text' }), {
    code: 'skills.upload.invalid_archive',
    message: /must begin with front matter .* In SKILL\.md\.$/,
  })
})

const faultsOf = (input: Described): unknown => refusalOf(input)['faults']

t.test('all faults of a package are reported at once, each with what to write', async (t) => {
  const skillMd = withFrontMatter('name: a\nlicense: MIT: yes\ntags: &b [c]\nauthor: @me')
  t.match(faultsOf({ skillMd: skillMd.replace('# Body', '') }), [
    { reason: 'front_matter.anchor', entry: 'SKILL.md', line: 4, write: 'tags: "&b [c]"' },
    { reason: 'front_matter.syntax', line: 3, write: 'license: "MIT: yes"' },
    { reason: 'front_matter.syntax', line: 5, write: 'author: "@me"' },
    { reason: 'skill_md.empty_body', entry: 'SKILL.md' },
  ])
  t.match(faultsOf({ skillMd: skillMd.replace('&b ', '') }), [
    { reason: 'front_matter.syntax', line: 3, write: 'license: "MIT: yes"' },
    { reason: 'front_matter.syntax', line: 5, write: 'author: "@me"' },
  ])
  t.match(
    faultsOf({
      skillMd: withFrontMatter('name: owner/pdf'),
      skillToml: 'kind = "tool"\nversion = "1"',
      metaJson: '[]',
    }),
    [
      { reason: 'skill_toml.kind', field: 'kind', found: 'tool' },
      { reason: 'skill_toml.version', field: 'version', write: 'version = "1.0.0"' },
      { reason: 'meta_json.not_object' },
      { reason: 'name.characters', field: 'name', message: /one slash is allowed in `slug`/ },
    ],
    'and what a file that cannot be read may contain is not missing',
  )
  t.match(faultsOf({ skillMd: withFrontMatter('owner: "?"') }), [
    { reason: 'slug.missing', write: 'name: my-skill' },
    { reason: 'description.missing', write: /^description: / },
  ])
  t.match(faultsOf({ skillMd: '---\nname: "?"\nslug: a/b/c\n---\n' }), [
    { reason: 'skill_md.empty_body', line: 4 },
    {
      reason: 'slug.malformed',
      line: 3,
      field: 'slug',
      found: 'a/b/c',
      message: /one slash is allowed/,
    },
    { reason: 'name.characters', line: 2, field: 'name', found: '?' },
    { reason: 'description.missing', line: 1, field: 'description' },
  ])
  t.match(faultsOf({ skillMd: '# Body' }), [
    { reason: 'front_matter.missing', write: /^---\nname: .*\ndescription: .*\n---$/ },
  ])
  t.match(
    faultsOf({
      skillMd: withFrontMatter('name: a'),
      skillToml: 'name = "a"\nkind = "action"\nversion = "1"\n\n[runtime]\nentrypoint = "/x"',
      metaJson: '{\n  "slug": "a/b/c"\n}',
    }),
    [
      { reason: 'skill_toml.version', line: 3 },
      { reason: 'skill_toml.entrypoint_outside', line: 6 },
      { reason: 'slug.malformed', entry: '_meta.json', line: 2 },
    ],
  )
  t.match(
    faultsOf({
      skillMd: withFrontMatter('name: a'),
      skillToml: 'kind = "action"\nversion = "1.0.0"\n\n[runtime]\nlanguage = "sh"',
    }),
    [{ reason: 'skill_toml.entrypoint_required', line: 4 }],
    'a missing field has the line of its table',
  )
  t.throws(() => describe({ skillMd }), {
    message:
      /^YAML anchors .* In SKILL\.md, line 4\. Write: tags: "&b \[c\]" More faults, in `details.faults`: 2\.$/,
  })
  t.equal((faultsOf({ skillMd: more('a: &b c\n'.repeat(100)) }) as []).length, 20)
})

t.test('what was found is shown as it was written, on the line to correct', async (t) => {
  t.match(refusalOf({ skillMd: more('license: "MIT\ntags: [a]\nauthor: me') }), {
    reason: 'front_matter.syntax',
    line: 4,
    found: 'Missing closing "quote',
    write: 'license: "MIT"',
  })
  t.match(refusalOf({ skillMd: more("license: 'MIT\nauthor: me") }), {
    line: 4,
    write: "license: 'MIT'",
  })
  t.match(refusalOf({ skillMd: more('license: a\nlicense: b') }), { found: 'license' })
  t.notHas(refusalOf({ skillMd: more('metadata: {a: 1, a: 2}') }), { write: String })
  t.match(refusalOf({ skillMd: more('"a b": 1\n"a b": 2') }), { line: 5, found: '"a b"' })
  t.match(refusalOf({ skillMd: withFrontMatter('\n# a\n- name: a') }), {
    reason: 'front_matter.not_mapping',
    line: 4,
    found: '- name: a',
  })
  t.match(refusalOf({ skillMd: more('metadata:\n  <<: {a: b}') }), {
    reason: 'front_matter.merge_key',
    line: 5,
  })
})

const below = (list: string) => ({
  skillMd: `${withFrontMatter('name: a\ndescription: d')}\n## Capabilities\n\n${list}\n`,
})

t.test('capabilities that a reviewer could not see are faults', async (t) => {
  const risky = ['- Fill forms quickly [risk: write]', '- Forms:\n  - [fill](x) [egress: none]']
  t.match(faultsOf(below(['- `pdf.read`: Reads.', ...risky].join('\n'))), [
    {
      reason: 'capabilities.id_unreadable',
      entry: 'SKILL.md',
      found: 'Fill forms quickly [risk: write]',
      write: /pdf\.fill/,
    },
    { reason: 'capabilities.id_unreadable', found: '[fill](x) [egress: none]' },
  ])
  t.match(faultsOf({ skillMd: below(risky.join('\n')).skillMd.replace('description: d\n', '') }), [
    { reason: 'description.missing' },
    { reason: 'capabilities.id_unreadable' },
    { reason: 'capabilities.id_unreadable' },
  ])
  const many = Array.from({ length: 101 }, (_, index) => `- \`pdf.n${index}\``)
  t.match(refusalOf(below(many.join('\n'))), { reason: 'capabilities.too_many', limit: 100 })
  t.equal(describe(below(many.slice(1).join('\n'))).capabilities.length, 100)
  t.match(refusalOf(below(`${'- '.repeat(30)}x\n- \`pdf.read\``)), { reason: 'skill_md.depth' })
})
