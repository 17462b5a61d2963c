/** The tools, as the official client of either revision calls them. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { connect, listen, modes, nameOf, refusalOf } from './clients.ts'

const { app } = await testApp(t)
const url = `${await listen(t, app)}/mcp`
await givenInstalledSkill(
  app,
  packageArchive({
    folder: 'pdf',
    files: { 'notes.md': '# Notes', 'a/logo.png': Buffer.from([0xff, 0]) },
  }),
)
await call(app, 'PUT', '/documents/resend/email', { payload: { skill: '# Email\n\nSends.' } })

for (const mode of modes) {
  t.test(`${nameOf(mode)}: tools describe their input, output and effects`, async (t) => {
    const client = await connect(t, url, mode)
    const { tools } = await client.listTools()
    t.same(
      tools.map(({ name }) => name),
      ['describe_skill', 'list_skills', 'read_skill_file', 'skill__fetch'],
    )
    for (const tool of tools) {
      t.match(tool, {
        title: String,
        description: String,
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object' },
        annotations:
          tool.name === 'skill__fetch' ? {} : { readOnlyHint: true, openWorldHint: false },
      })
    }
    const fetching = tools.find(({ name }) => name === 'skill__fetch')
    t.same(fetching?.annotations, { title: 'Fetch documents' }, 'a function may do anything')
    t.match(client.getServerCapabilities(), {
      tools: {},
      prompts: { listChanged: true },
      resources: { listChanged: true, subscribe: true },
      extensions: { 'io.modelcontextprotocol/skills': { directoryRead: true } },
    })
    t.match(client.getInstructions(), /list_skills/)
  })

  t.test(`${nameOf(mode)}: a skill is found, described and read`, async (t) => {
    const client = await connect(t, url, mode)
    const run = (name: string, args: Record<string, unknown>) =>
      client.callTool({ name, arguments: args })
    const listed = await run('list_skills', { detail: 'summary', cursor: null })
    t.match(listed, { isError: false, structuredContent: { next_cursor: null } })
    const { skills } = listed.structuredContent as { skills: { name: string }[] }
    t.match(
      skills.find(({ name }) => name === 'pdf'),
      { name: 'pdf', version: '0.1.0', kind: 'instruction', description: String },
    )
    const [block] = listed.content
    t.same(block?.type === 'text' && JSON.parse(block.text), listed.structuredContent)
    const described = await run('describe_skill', { name: 'pdf', detail: 'full' })
    t.match(described.structuredContent, {
      skill: {
        manifest: { name: 'pdf' },
        skill_md_frontmatter: { name: 'pdf' },
        skill_md_content: /^---\n/,
        files: [{ path: 'SKILL.md' }, { path: 'a/logo.png', size: 2 }, { path: 'notes.md' }],
      },
    })
    const read = await run('read_skill_file', { name: 'pdf', path: 'notes.md' })
    t.same(read.structuredContent, { content: '# Notes' })
    t.same(read.content, [{ type: 'text', text: '# Notes' }])
    const fetched = await run('skill__fetch', { uris: ['iii://resend/email'] })
    t.same(fetched.structuredContent, { content: '# iii://resend/email\n\n# Email\n\nSends.' })
  })

  t.test(`${nameOf(mode)}: a rejection says what to do next`, async (t) => {
    const client = await connect(t, url, mode)
    const refusals: [tool: string, args: Record<string, unknown>, text: RegExp][] = [
      ['describe_skill', { name: 'nobody' }, /^skills\.not_found: .*\nCall `list_skills`/s],
      ['describe_skill', {}, /required.*name.*fit its schema/s],
      ['describe_skill', { name: 7 }, /name.*string/s],
      ['describe_skill', { name: 'pdf', version: '9.9.9' }, /revision_not_found.*Omit `version`/s],
      ['read_skill_file', { name: 'pdf', path: 'gone' }, /file_not_found.*describe_skill/s],
      ['read_skill_file', { name: 'pdf', path: '../x' }, /path_escape.*SKILL\.md/s],
      [
        'read_skill_file',
        { name: 'pdf', path: 'a/logo.png' },
        /binary_file.*\/files\/a\/logo\.png/s,
      ],
      ['list_skills', { limit: 0 }, /limit/],
      ['list_skills', { cursor: 'x' }, /cursor\.invalid.*without `cursor`/s],
      ['skill__fetch', {}, /Provide uri/],
      ['skill__fetch', { uri: 'iii://nobody' }, /documents\.not_found.*iii:\/\/skills/s],
      ['skill__fetch', { uri: 'http://x' }, /invalid_uri.*iii:\/\/skills/s],
    ]
    for (const [name, args, text] of refusals) {
      const result = await client.callTool({ name, arguments: args })
      t.match(result, { isError: true, content: [{ type: 'text', text }] }, `${name} ${text}`)
      t.equal(result.structuredContent, undefined)
    }
    const error = await refusalOf(client.callTool({ name: 'run_code', arguments: {} }))
    t.match(error, { code: -32_602, message: /Unknown tool: run_code.*list_skills/ })
  })
}
