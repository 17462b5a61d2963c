/** The manual names what a workspace, a token, a list of skills and an update can be told. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { readManual, root } from './pages.ts'

type Named = { properties: Record<string, unknown> }
type Document = {
  paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>
  components: { schemas: Record<string, Named> }
}

const document = JSON.parse(await readFile(join(root, 'openapi/openapi.json'), 'utf8')) as Document

const manual = (await readManual()).map(({ text }) => text).join('\n')

const unnamed = (names: string[]): string[] =>
  names.filter((name) => !new RegExp(`\\b${name}\\b`).test(manual))

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
