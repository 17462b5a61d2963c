/** 64 MiB from the page, while the tab, the service and the line are lost again and again. */
import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from '../support/tap.ts'
import { Bench } from '../bench/bench.ts'
import { skillMd } from '../support/archives.ts'
import type { BrowserContext, Page } from '../tools/browser/playwright.ts'
import { skip } from './browser.ts'
import { launch } from './chromium.ts'
import { home } from './console.ts'
import { Gate } from './gate.ts'

/** With the headers of the archive, just below the limit of 64 MiB. */
const FILES = 7
/** Enough for keys that are pressed meanwhile. */
const SOME_FILES = 3
const FILE_BYTES = 9 * 1024 * 1024
const KINDS = ['tab', 'service', 'line'] as const
const TIMES = 3

const given = async (t: Test, files: number): Promise<{ bench: Bench; skill: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'console-large-'))
  const bench = await Bench.open(1)
  t.teardown(async () => {
    await bench.end()
    await rm(folder, { recursive: true, force: true })
  })
  const skill = join(folder, 'large-skill')
  await mkdir(skill)
  await writeFile(join(skill, 'SKILL.md'), skillMd({ name: 'large-skill' }))
  for (let index = 0; index < files; index += 1) {
    await writeFile(join(skill, `noise-${index}.bin`), randomBytes(FILE_BYTES))
  }
  return { bench, skill }
}

t.test('it arrives whole, and nothing is stored twice', { skip }, async (t) => {
  const { bench, skill } = await given(t, FILES)
  const DATABASE_URL = await bench.database()
  let server = await bench.service({ DATABASE_URL })
  const env = { DATABASE_URL, PORT: String(server.port) }
  const { context } = await launch(t)
  const gate = new Gate()
  const stored: number[] = []
  await context.route('**/chunks', (route) => gate.take(route))
  context.on('response', async (response) => {
    if (!response.url().endsWith('/chunks') || !response.ok()) return
    const body = await response.json().catch(() => null)
    if (body !== null) stored.push(Number(body.next_offset))
  })
  const address = `${server.url}${home}/upload`
  let page: Page = await context.newPage()
  await page.goto(address)
  const begun = performance.now()
  await page.locator('#folder').setInputFiles(skill)
  await page.locator('[data-step=packed]').waitFor()
  const seconds = (performance.now() - begun) / 1000
  t.comment(`packed ${((FILES * FILE_BYTES) / 1024 ** 2 / seconds).toFixed(1)} MiB/s`)
  await page.getByRole('button', { name: 'Send and check' }).click()

  const lose = {
    tab: async (): Promise<void> => {
      await page.close()
      await gate.drop()
      page = await context.newPage()
      await page.goto(address)
    },
    service: async (): Promise<void> => {
      process.kill(server.pid, 'SIGKILL')
      await gate.drop()
      server = await bench.service(env)
    },
    line: (): Promise<void> => gate.drop(),
  }
  for (let time = 0; time < TIMES; time += 1) {
    for (const kind of KINDS) {
      const route = await gate.next()
      const answered = context.waitForEvent('response', (one) => one.request() === route.request())
      await route.continue()
      await answered
      await lose[kind]()
      t.comment(`lost the ${kind} after ${stored.at(-1)} bytes`)
    }
  }
  // One that overtakes the one before it is rejected with an offset that is out of date by then.
  const behind = await gate.next()
  const ahead = await gate.next()
  for (const route of [ahead, behind]) {
    const answered = context.waitForEvent('response', (one) => one.request() === route.request())
    await route.continue()
    t.equal((await answered).status(), route === ahead ? 409 : 200)
  }
  await gate.open()
  await page.getByRole('heading', { name: /^large-skill/ }).waitFor()
  t.equal(new Set(stored).size, stored.length, 'no chunk is stored twice')
  t.ok(stored.length >= TIMES * KINDS.length)
})

const drawnFrames = new EventEmitter()

/** In milliseconds: from each key until the frame after it is drawn. It waits for the one before. */
const keysDuring = async (page: Page, act: Promise<unknown>): Promise<number[]> => {
  const waits: number[] = []
  const acting = { isOver: false }
  const over = act.finally(() => void (acting.isOver = true))
  while (!acting.isOver) {
    const drawn = once(drawnFrames, 'drawn').then(([ms]) => waits.push(Number(ms)))
    await page.keyboard.press('Tab')
    // A page that is left draws no more.
    await Promise.race([drawn, over])
  }
  return waits
}

const noteFrames = async (context: BrowserContext): Promise<void> => {
  await context.exposeFunction('drawn', (ms: number) => void drawnFrames.emit('drawn', ms))
  await context.addInitScript(() => {
    addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() =>
        setTimeout(() => Reflect.get(window, 'drawn')(performance.now() - timeStamp)),
      )
    })
  })
}

const said = (waits: number[]): string => {
  const sorted = waits.toSorted((a, b) => a - b)
  const [median, most] = [sorted.at(sorted.length / 2), sorted.at(-1)]
  return `a key waits ${median?.toFixed(0)} ms, at most ${most?.toFixed(0)} ms of ${waits.length}`
}

t.test('keys are answered while it is packed and sent', { skip }, async (t) => {
  const { bench, skill } = await given(t, SOME_FILES)
  const server = await bench.service({ DATABASE_URL: await bench.database() })
  const { context } = await launch(t)
  await noteFrames(context)
  const page = await context.newPage()
  await page.goto(`${server.url}${home}/upload`)
  await page.locator('#folder').setInputFiles(skill)
  const packing = await keysDuring(page, page.locator('[data-step=packed]').waitFor())
  t.comment(`while it is packed ${said(packing)}`)
  await page.getByRole('button', { name: 'Send and check' }).click()
  const sending = await keysDuring(page, page.waitForURL(/\/upload\/./, { waitUntil: 'commit' }))
  t.comment(`while it is sent ${said(sending)}`)
  await page.getByRole('heading', { name: /^large-skill/ }).waitFor()
  t.ok(packing.length > 0 && sending.length > 0)
})
