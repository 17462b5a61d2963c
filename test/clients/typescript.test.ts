/** The client that openapi-typescript and openapi-fetch make of the committed document. */
import { copyFile, symlink } from 'node:fs/promises'
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

t.test(
  'a TypeScript client is generated, type-checks, and carries a skill both ways',
  async (t) => {
    const folder = await temporaryFolder(t)
    await symlink(modules, join(folder, 'node_modules'))
    for (const file of ['program.ts', 'tsconfig.json']) {
      await copyFile(rootPath(`test/clients/typescript/${file}`), join(folder, file))
    }
    await copyFile(rootPath('openapi/client/package.json'), join(folder, 'package.json'))
    const generator = bin('openapi-typescript')
    await runProgram(process.execPath, [generator, documentPath, '-o', 'registry.d.ts'], {
      cwd: folder,
    })
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

t.test('the types of the command line are those of the document', async (t) => {
  await runProgram(process.execPath, [rootPath('openapi/client/cli-types.ts'), '--check'])
  t.pass('`npm run openapi:types` would change nothing')
})
