/** The Go client that openapi-generator makes of the document in OpenAPI 3.0. */
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { checkCarried } from '../clients/carried.ts'
import { generate, lacksGenerator } from '../clients/openapi-generator.ts'
import { rootPath, runProgram, temporaryFolder, tryProgram } from '../clients/programs.ts'

const go = (await tryProgram('go', ['version'])) === null && 'Go is not on this machine'
const skip = (await lacksGenerator()) || go

t.test('a Go client of openapi-generator carries skills both ways', { skip }, async (t) => {
  const folder = await temporaryFolder(t)
  await generate(folder, '-g', 'go', '--package-name', 'registry')
  const cwd = join(folder, 'program')
  await mkdir(cwd)
  await rename(join(folder, 'generated'), join(cwd, 'registry'))
  // The package is part of the program here, so that nothing is fetched.
  for (const name of ['go.mod', 'go.sum', 'test']) {
    await rm(join(cwd, 'registry', name), { force: true, recursive: true })
  }
  await writeFile(join(cwd, 'go.mod'), 'module example\n\ngo 1.23\n')
  await copyFile(rootPath('test/generators/go/main.go'), join(cwd, 'main.go'))
  await runProgram('go', ['vet', '.'], { cwd })
  await runProgram('go', ['build', '-o=program', '.'], { cwd })
  await checkCarried(t, folder, join(cwd, 'program'), [])
})
