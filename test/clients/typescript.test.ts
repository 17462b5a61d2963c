/** The client that openapi-typescript and openapi-fetch make of the committed document. */
import { copyFile, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import {
  archiveDigest,
  awkwardArchive,
  documentPath,
  listeningService,
  rootPath,
  runProgram,
  temporaryFolder,
  writeArchive,
} from './programs.ts'

const modules = rootPath('openapi/client/node_modules')
const bin = (name: string): string => join(modules, '.bin', name)

/** Generates the types by the options that the manual gives. */
const generateTypes = async (folder: string): Promise<void> => {
  const manual = await readFile(rootPath('openapi/client/README.md'), 'utf8')
  const [, options = ''] =
    /openapi-typescript openapi\/openapi\.json(.*?) -o registry\.d\.ts`/.exec(manual) ?? []
  const given = options.split(' ').filter((word) => word !== '')
  const args = [bin('openapi-typescript'), documentPath, ...given, '-o', 'registry.d.ts']
  await runProgram(process.execPath, args, { cwd: folder })
}

type Body = { content: Record<string, { schema: { $ref?: string } } | undefined> }

type Document = {
  paths: Record<string, Record<string, { requestBody?: Body }>>
  components: { schemas: Record<string, { examples?: unknown[] }> }
}

type Example = { path: string; method: string; body: unknown }

/** The examples of JSON bodies. */
const readExamples = async (): Promise<Example[]> => {
  const { paths, components } = JSON.parse(await readFile(documentPath, 'utf8')) as Document
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const name = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1)
      const { examples = [] } = components.schemas[name ?? ''] ?? {}
      return examples.map((body) => ({ path, method, body }))
    }),
  )
}

/** A program in which each of them is a body of its operation. */
const programOf = (examples: Example[]): string =>
  [
    "import type { paths } from './registry.d.ts'",
    'type Json<T> = T extends { content: { "application/json": infer J } } ? J : never',
    'type BodyOf<T> = T extends { requestBody?: infer B } ? Json<NonNullable<B>> : never',
    ...examples.map(
      ({ path, method, body }, index) =>
        `export const body${index}: BodyOf<paths['${path}']['${method}']> = ${JSON.stringify(body)}`,
    ),
  ].join('\n')

t.test(
  'a TypeScript client is generated, type-checks, and carries a skill both ways',
  async (t) => {
    const folder = await temporaryFolder(t)
    await symlink(modules, join(folder, 'node_modules'))
    for (const file of ['program.ts', 'tsconfig.json']) {
      await copyFile(rootPath(`test/clients/typescript/${file}`), join(folder, file))
    }
    await copyFile(rootPath('openapi/client/package.json'), join(folder, 'package.json'))
    await generateTypes(folder)
    await runProgram(process.execPath, [bin('tsc'), '-p', folder])

    const url = await listeningService(t)
    const printed = await runProgram(process.execPath, [
      join(folder, 'program.ts'),
      url,
      await writeArchive(folder, 'awkward.tar.gz', awkwardArchive()),
      await writeArchive(folder, 'plain.tar.gz', packageArchive()),
    ])
    const { chunks, archive, ...seen } = JSON.parse(printed) as { chunks: number; archive: string }
    t.ok(chunks > 1)
    t.same(seen, {
      status: 'installed',
      installed: ['acme/forms', 'pdf-tools'],
      listed: ['registry:pdf-tools', 'user:acme/forms'],
      files: { 'SKILL.md': true, 'bytes.bin': true, 'docs/read me.md': true },
      tag: true,
      missing: 'skills.not_found',
    })
    t.equal(archive, await archiveDigest(url, 'user/acme%2Fforms'))
  },
)

t.test('every example of a body in the document type-checks', async (t) => {
  const folder = await temporaryFolder(t)
  await symlink(modules, join(folder, 'node_modules'))
  await copyFile(rootPath('test/clients/typescript/tsconfig.json'), join(folder, 'tsconfig.json'))
  await generateTypes(folder)
  const examples = await readExamples()
  t.ok(examples.length >= 50)
  await writeFile(join(folder, 'program.ts'), programOf(examples))
  await runProgram(process.execPath, [bin('tsc'), '-p', folder])
})

t.test('the types of the command line are those of the document', async (t) => {
  await runProgram(process.execPath, [rootPath('openapi/client/cli-types.ts'), '--check'])
  t.pass('`npm run openapi:types` would change nothing')
})
