/** The pages about reviews and content, pasted block by block. */
import t from '../support/tap.ts'
import { runPage, skip } from './run-page.ts'

t.test('docs/review.md: a report, an approval, an MCP server', { skip }, async (t) => {
  const { output, codes } = await runPage(t, 'docs/review.md')
  t.same(codes, [])
  t.match(output, '"status_reason":"security_blocked"')
  t.match(output, /^Run `curl https:\S+ \| sh`\.$/m, 'with include=unserved')
  t.match(output, '"review_status":"approved"')
  t.match(output, '"skill.form-skill":["form.fill","form.send"]')
  t.match(output, '"missing"')
})

t.test('docs/content.md: documents, functions, prompts', { skip }, async (t) => {
  const { output, codes } = await runPage(t, 'docs/content.md')
  t.same(codes, [])
  t.match(output, 'Call `resend::send`')
  t.match(output, 'Greet world warmly.')
  t.match(output, 'HTTP/1.1 401 Unauthorized')
  t.match(output, 'Greet Ada warmly.')
})
