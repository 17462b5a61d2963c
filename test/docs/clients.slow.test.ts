/** The pages about agents and the command line, pasted block by block. */
import t from '../support/tap.ts'
import { runPage, skip } from './run-page.ts'

t.test('docs/agents.md: MCP, discovery, orchestrators, JSON-RPC', { skip }, async (t) => {
  const { output, codes } = await runPage(t, 'docs/agents.md')
  t.same(codes, [])
  t.match(output, 'skills-protocol-guide')
  t.notMatch(output, '"error"')
})

t.test('docs/cli.md: all commands that need no identity provider', { skip }, async (t) => {
  const { output, streams } = await runPage(t, 'docs/cli.md')
  t.match(output, /A push would install meeting-notes/)
  t.match(output, /All is as approved: 2 folders/)
  t.match(output, /Rolled meeting-notes back to revision 1/)
  t.equal(streams.length, 1)
})
