/** What is stopped as it is stays stopped where it looks like a text about security, or like a quotation. */
import { readdirSync, readFileSync } from 'node:fs'
import t from '../support/tap.ts'
import { DISGUISES, type Files } from './disguises.ts'
import { isStopped, scanFiles } from './measuring.ts'

type Package = { what: string; files: Files }

const FOLDER = new URL('.', import.meta.url)
const packages = readdirSync(FOLDER)
  .filter((name) => name.endsWith('-attacks.json'))
  .flatMap((name): Package[] =>
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8').replaceAll('¦', '')),
  )

const isFound = (files: Files): boolean =>
  isStopped(scanFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])))

const stopped = packages.filter(({ files }) => isFound(files))

for (const [disguise, dress] of Object.entries(DISGUISES)) {
  t.test(`an attack is found behind ${disguise}`, async (t) => {
    const dressed = stopped
      .map(({ what, files }) => ({ what, files: dress(files) }))
      .filter(({ files }) => files !== null)
    const missed = dressed.filter(({ files }) => files !== null && !isFound(files))
    t.ok(dressed.length > 300, `${dressed.length} packages`)
    t.ok(
      missed.length <= dressed.length * 0.02,
      `${missed.length} missed: ${missed.map(({ what }) => what).join()}`,
    )
  })
}
