/** What axe-core says about the page as it is: WCAG 2.2 AA and best practices. */
import { axeSource, type BrowserContext, type Page } from '../tools/browser/playwright.ts'

type Result = { id: string; nodes: { html: string; failureSummary?: string }[] }

const expression = `axe.run({ resultTypes: ['violations', 'incomplete'] }).then((found) =>
  JSON.stringify([...found.violations, ...found.incomplete]))`

const lineOf = ({ id, nodes }: Result): string =>
  `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`

/** Through the debugger, since the policy of the page lets no test evaluate text. */
export const axe = async (context: BrowserContext, page: Page): Promise<string[]> => {
  const session = await context.newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  await session.detach()
  return (JSON.parse(String(result.value)) as Result[]).map(lineOf)
}
