/** The Java clients that openapi-generator makes of the document in OpenAPI 3.0. */
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from '../support/tap.ts'
import { checkCarried } from '../clients/carried.ts'
import { generate, lacksGenerator } from '../clients/openapi-generator.ts'
import { rootPath, runProgram, temporaryFolder, tryProgram } from '../clients/programs.ts'

const maven = (await tryProgram('mvn', ['--version'])) === null && 'Maven is not on this machine'
const skip = (await lacksGenerator()) || maven

const packages = ['--invoker-package=registry', '--api-package=registry.api']
const build = ['-B', '-q', '-Dmaven.test.skip=true', 'compile', 'dependency:build-classpath']

for (const library of ['okhttp-gson', 'native']) {
  t.test(
    `a Java client on ${library} compiles and carries skills both ways`,
    { skip },
    async (t) => {
      const folder = await temporaryFolder(t)
      await generate(
        folder,
        '-g',
        'java',
        '--library',
        library,
        ...packages,
        '--model-package=registry.model',
      )
      const cwd = join(folder, 'generated')
      for (const [from, to] of [
        ['Main.java', 'Main.java'],
        [`${library}/Connect.java`, 'Connect.java'],
      ] as const) {
        await copyFile(rootPath(`test/generators/java/${from}`), join(cwd, 'src/main/java', to))
      }
      await runProgram('mvn', [...build, '-Dmdep.outputFile=classpath'], { cwd })
      const classpath = `target/classes:${await readFile(join(cwd, 'classpath'), 'utf8')}`
      await checkCarried(t, folder, 'java', ['-cp', classpath, 'Main'], { cwd })
    },
  )
}
