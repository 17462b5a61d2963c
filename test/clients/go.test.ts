/** The client that oapi-codegen makes of the committed document. */
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { checkCarried } from './carried.ts'
import { documentPath, rootPath, runProgram, temporaryFolder, tryProgram } from './programs.ts'

const module = rootPath('openapi/client/go')
// Also refused by a toolchain that is older than the module asks for.
const hasGo = (await tryProgram('go', ['list', '-m'], { cwd: module })) !== null
const skip = hasGo ? false : 'the Go that openapi/client/go/go.mod asks for is not on this machine'

t.test('a Go client is generated, compiles and carries skills both ways', { skip }, async (t) => {
  const folder = await temporaryFolder(t)
  const run = (command: string, args: string[]) => runProgram(command, args, { cwd: folder })
  for (const file of ['go.mod', 'go.sum', 'oapi-codegen.yaml']) {
    await copyFile(join(module, file), join(folder, file))
  }
  await copyFile(rootPath('test/clients/go/main.go'), join(folder, 'main.go'))
  await mkdir(join(folder, 'registry'))
  const output = ['-config=oapi-codegen.yaml', '-o=registry/client.go']
  await run('go', ['tool', 'oapi-codegen', ...output, documentPath])
  await run('go', ['vet', './...'])
  await run('go', ['build', '-o=program', '.'])
  await checkCarried(t, folder, join(folder, 'program'), [])
})
