/** A content registry as its clients see it, and cases that are run on an empty one each. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'

export class Registry {
  readonly test: TestApp
  readonly workspace: string

  constructor(test: TestApp, workspace: string) {
    this.test = test
    this.workspace = workspace
  }

  ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD', path: string, options = {}) {
    return call(this.test.app, method, path, { workspace: this.workspace, ...options })
  }

  register(id: string, skill: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('PUT', `/documents/${encodeURIComponent(id)}`, { payload: { skill }, headers })
  }

  unregister(id: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('DELETE', `/documents/${encodeURIComponent(id)}`, { headers })
  }

  async ids(): Promise<string[]> {
    const { body } = await this.ask('GET', '/documents?limit=200')
    return body.skills.map(({ id }: { id: string }) => id)
  }

  read(uri: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('GET', `/resources/read?uri=${encodeURIComponent(uri)}`, { headers })
  }

  /** The text at a URI that can be read. */
  async text(uri: string): Promise<string> {
    const { status, body } = await this.read(uri)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.contents[0].text
  }

  async indexLines(): Promise<string[]> {
    const [, , , , ...lines] = (await this.text('iii://skills')).split('\n')
    return lines.slice(0, -1)
  }

  fetch(payload: Record<string, unknown>): Promise<Answer> {
    return this.ask('POST', '/resources/fetch', { payload })
  }
}

export const givenRegistry = async (t: Test): Promise<Registry> =>
  new Registry(await testApp(t), 'default')

/** A refusal, by status, code and the words that clients match on. */
export const refuses = (
  t: Test,
  answer: Answer,
  [status, code]: [number, string],
  ...words: (string | RegExp)[]
): void => {
  t.match(answer, { status, body: { code } })
  for (const word of words) t.match(answer.body.detail, word)
}

type Cases = Record<string, (t: Test, registry: Registry) => Promise<unknown>>

/** Each case of the conformance list has an empty workspace of its own. */
export const runCases = (title: string, cases: Cases): void => {
  t.test(title, async (t) => {
    const test = await testApp(t)
    for (const [number, [name, act]] of Object.entries(cases).entries()) {
      const workspace = `case-${number}`
      await givenWorkspace(test.db, workspace)
      await t.test(name, async (t) => {
        await act(t, new Registry(test, workspace))
      })
    }
  })
}

/** Cases that differ in their data only. */
export const runTable = <Row>(
  title: string,
  rows: Record<string, Row>,
  act: (t: Test, registry: Registry, row: Row) => Promise<unknown>,
): void => {
  const cases = Object.entries(rows).map(([name, row]): [string, Cases[string]] => [
    name,
    async (t, registry) => act(t, registry, row),
  ])
  runCases(title, Object.fromEntries(cases))
}
