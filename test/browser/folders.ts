/** Folders on disk that the upload page is given. */
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import type { Page } from '../tools/browser/playwright.ts'

export type Files = Record<string, string | Buffer>

/** Files that start with `#!` are executable, as a browser assumes. */
export const givenFolder = async (t: Test, name: string, files: Files): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), 'console-upload-'))
  t.teardown(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, name)
  for (const [path, content] of Object.entries(files)) {
    const place = join(folder, ...path.split('/'))
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, content)
    if (Buffer.from(content).subarray(0, 2).toString() === '#!') await chmod(place, 0o755)
  }
  return folder
}

/** Bytes that gzip cannot make smaller. */
export const noise = (size: number): Buffer => {
  const bytes = Buffer.alloc(size)
  let state = 1
  for (let index = 0; index < size; index += 1) {
    state = (state * 48_271) % 2_147_483_647
    bytes[index] = state & 255
  }
  return bytes
}

export const choose = async (page: Page, folder: string): Promise<void> => {
  await page.locator('#folder').setInputFiles(folder)
  await page.locator('[data-step=packed]').waitFor()
}
