/**
 * Builds `dist`: the program and all packages that it needs in a few files, so that its tarball
 * installs without any other package. Parts that are loaded on use stay apart, for a quick start.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Metafile } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
export const dist = join(here, 'dist')

const options = {
  bundle: true,
  platform: 'node',
  target: 'node20.15',
  absWorkingDir: here,
  // The pure files of the service resolve their packages from here where its own are not installed.
  nodePaths: [join(here, 'node_modules')],
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
} satisfies BuildOptions

/** The folder of the package that a bundled file is from. */
const packageOf = (path: string): string | null => {
  const parts = path.split('/')
  const at = parts.lastIndexOf('node_modules')
  if (at === -1) return null
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join('/')
}

/** The licences of everything that was bundled, which they demand. */
const licencesOf = async ({ inputs }: Metafile): Promise<string> => {
  const folders = new Set(Object.keys(inputs).flatMap((path) => packageOf(path) ?? []))
  const texts = [...folders].toSorted().map(async (folder) => {
    const path = join(here, folder)
    const { name, version, license } = JSON.parse(
      await readFile(join(path, 'package.json'), 'utf8'),
    ) as Record<string, unknown>
    const file = (await readdir(path)).find((one) => /^licen[cs]e/i.test(one))
    const text = file === undefined ? '' : await readFile(join(path, file), 'utf8')
    return `${String(name)} ${String(version)} (${String(license)})\n\n${text.trim()}\n`
  })
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`)
}

/** For npm: modules, with the parts that are loaded on use as files of their own. */
export const buildModules = async (outdir = dist): Promise<Metafile> => {
  const { metafile } = await build({
    ...options,
    entryPoints: { main: 'src/main.ts' },
    outdir,
    format: 'esm',
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    // Bundled CommonJS packages require modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  return metafile
}

/** For Node's single executable applications: one script. */
export const buildScript = async (outfile: string): Promise<void> => {
  await build({ ...options, entryPoints: ['src/single-file.ts'], outfile, format: 'cjs' })
}

export const buildAll = async (): Promise<void> => {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  const metafile = await buildModules()
  await writeFile(join(dist, 'LICENSES.txt'), await licencesOf(metafile))
  const { manual } = await import('./src/program/manual.ts')
  await writeFile(join(dist, 'skill.1'), manual())
}

if (import.meta.filename === process.argv[1]) await buildAll()
