/** The Python client that openapi-generator makes of the document in OpenAPI 3.0. */
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { checkCarried } from './carried.ts'
import { generate, lacksGenerator } from './openapi-generator.ts'
import { rootPath, runProgram, temporaryFolder } from './programs.ts'

const skip = await lacksGenerator()

t.test(
  'a Python client of openapi-generator type-checks and carries skills both ways',
  { skip },
  async (t) => {
    const folder = await temporaryFolder(t)
    const { bin } = await generate(folder, '-g', 'python', '--package-name', 'registry')
    const cwd = join(folder, 'generated')
    const program = join(cwd, 'program.py')
    await copyFile(rootPath('test/clients/openapi-generator/program.py'), program)
    await runProgram(bin('mypy'), ['--no-incremental', 'registry'], { cwd })
    const strict = ['--strict', '--no-incremental', '--follow-imports=silent']
    await runProgram(bin('mypy'), [...strict, 'program.py'], { cwd })
    await checkCarried(t, folder, bin('python'), [program])
  },
)
