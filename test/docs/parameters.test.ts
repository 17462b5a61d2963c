/** The manual names what a workspace, a token, a list of skills and an update can be told. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { type Page, proseOf, readManual, root } from './pages.ts'

type Named = { properties: Record<string, unknown> }
type Document = {
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
  components: { schemas: Record<string, Named> }
}

const document = JSON.parse(await readFile(join(root, 'openapi/openapi.json'), 'utf8')) as Document

/** In prose, names such as `status`, `kind` and `count` would be found as common words. */
const codeOf = ({ text, blocks }: Page): string[] => [
  ...blocks.map((block) => block.text),
  ...[...proseOf(text).matchAll(/`([^`]+)`/g)].map(([, span = '']) => span),
]

const code = (await readManual()).flatMap(codeOf).join('\n')

/** Not as a part of a path, a file or an option. */
const unnamed = (names: string[]): string[] =>
  names.filter((name) => !new RegExp(`(?<![-\\w./{])${name}(?![-\\w./}])`).test(code))

for (const name of ['SettingsBody', 'TokenBody', 'UpdateBody']) {
  t.test(`it names each field of ${name}`, async (t) => {
    const fields = Object.keys(document.components.schemas[name]?.properties ?? {})
    t.not(fields.length, 0)
    t.same(unnamed(fields), [])
  })
}

t.test('it names each parameter of the list of skills', async (t) => {
  const { parameters = [] } = document.paths['/v1/workspaces/{workspace_id}/skills']?.get ?? {}
  const names = parameters.filter((one) => one.in === 'query').map((one) => one.name)
  t.not(names.length, 0)
  t.same(unnamed(names), [])
})
