/** The Rust client that progenitor makes of the document in OpenAPI 3.0. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { checkCarried } from '../clients/carried.ts'
import { writeDocument30 } from '../clients/openapi-generator.ts'
import { rootPath, runProgram, temporaryFolder, tryProgram } from '../clients/programs.ts'

const skip = (await tryProgram('cargo', ['--version'])) === null && 'Rust is not on this machine'

type Content = Record<string, { schema?: unknown }>
type Operation = {
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Document = { paths: Record<string, Record<string, Operation>> }

const kindOf = (status: string): string => (/^[45]/.test(status) ? 'failure' : status.slice(0, 1))

/** progenitor reads no forms, and of an operation one type of success and one of failure. */
const leaveOut = ({ paths }: Document): void => {
  for (const methods of Object.values(paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      if ('multipart/form-data' in (requestBody?.content ?? {})) delete methods[method]
      const contentOf = (status: string) => JSON.stringify(responses[status]?.content)
      const all = Object.keys(responses)
      for (const status of all) {
        const first = all.find((one) => kindOf(one) === kindOf(status)) ?? status
        if (contentOf(status) !== contentOf(first)) delete responses[status]
      }
    }
  }
}

t.test('a Rust client compiles and carries skills both ways', { skip }, async (t) => {
  const folder = await temporaryFolder(t)
  const cwd = join(folder, 'program')
  await cp(rootPath('test/generators/rust'), cwd, { recursive: true })
  const document = JSON.parse(await readFile(await writeDocument30(folder), 'utf8')) as Document
  leaveOut(document)
  await writeFile(join(cwd, 'registry.json'), JSON.stringify(document))
  await runProgram('cargo', ['build', '--quiet'], { cwd })
  await checkCarried(t, folder, join(cwd, 'target/debug/program'), [])
})
