/** What a browser loads stays small. */
import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { givenSkill } from '../support/given.ts'

const folder = new URL('../../src/console/browser/', import.meta.url)
const home = '/console/w/default'
const skill = `${home}/skills/user/pdf-tools`

const compressed = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length

const sources = readdirSync(folder)
const textOf = (name: string): Buffer => readFileSync(new URL(name, folder))

t.test('the scripts of all pages together have at most 1,800 lines', async (t) => {
  const lines = sources
    .filter((name) => name.endsWith('.ts'))
    .map((name) => textOf(name).toString().trimEnd().split('\n').length)
  const all = lines.reduce((sum, count) => sum + count, 0)
  t.comment(`${all} lines`)
  t.ok(all <= 1800, String(all))
})

t.test('the styles have at most 6 kB', async (t) => {
  const styles = sources.filter((name) => name.endsWith('.css')).map(textOf)
  const size = compressed(Buffer.concat(styles))
  t.ok(size <= 6000, String(size))
})

t.test('a page, with all that it loads, has at most 40 kB', async (t) => {
  const { app } = await testApp(t)
  await givenSkill(app)
  const sizeOf = async (url: string): Promise<number> => {
    const page = await app.inject({ url })
    const assets = new Set(page.payload.match(/\/console\/assets\/[\w/.-]+/g) ?? [])
    let size = compressed(page.rawPayload)
    for (const asset of assets) {
      const loaded = await app.inject({ url: asset })
      size += compressed(loaded.rawPayload)
      for (const [, name = ''] of loaded.payload.matchAll(/from '\.\/([\w-]+\.ts)'/g)) {
        assets.add(asset.replace(/[\w-]+\.ts$/, name))
      }
    }
    return size
  }
  const others = [`${home}/upload`, '/console/tokens', '/console/people']
  for (const url of [home, `${home}/skills`, skill, `${skill}/-/files/SKILL.md`, ...others]) {
    const size = await sizeOf(url)
    t.comment(`${url}: ${size} bytes`)
    t.ok(size <= 40_000, `${url}: ${size}`)
  }
})

t.test('colours add at most 30 kB', async (t) => {
  const { app } = await testApp(t)
  const { payload } = await app.inject({ url: home })
  const [base = ''] = /\/console\/assets\/\w+\//.exec(payload) ?? []
  const names = ['core', 'cpp', 'typescript', 'markdown', 'python']
  const sizes = new Map<string, number>()
  for (const name of names) {
    const { rawPayload } = await app.inject({ url: `${base}highlight/${name}.js` })
    sizes.set(name, compressed(rawPayload))
  }
  const core = sizes.get('core') ?? 0
  for (const [name, size] of sizes) t.ok(name === 'core' || core + size <= 30_000, name)
})
