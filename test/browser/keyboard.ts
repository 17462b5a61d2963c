/** What a person does who has no pointer: Tab, and then a key. */
import type { Page } from '../tools/browser/playwright.ts'

const MAX_TABS = 150

/** What has the focus: the words that a screen reader says, and its id. */
export const focused = (page: Page): Promise<{ name: string; id: string; isSeen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: '', id: '', isSeen: true }
    }
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : null
    const name = element.getAttribute('aria-label') ?? label ?? element.innerText
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const isSeen = outlineStyle !== 'none' && outlineWidth !== '0px'
    return { name: name.trim(), id: element.id, isSeen }
  })

/** By Tab until it is there; on the way the focus is always seen. */
export const tabTo = async (page: Page, wanted: { name?: RegExp; id?: string }): Promise<void> => {
  for (let count = 0; count < MAX_TABS; count += 1) {
    await page.keyboard.press('Tab')
    const { name, id, isSeen } = await focused(page)
    if (!isSeen && id !== 'main') throw new Error(`no focus is seen at ${name}`)
    if (wanted.id === undefined ? wanted.name?.test(name) : wanted.id === id) return
  }
  throw new Error(`Tab does not reach ${wanted.id ?? wanted.name}`)
}

export const press = async (page: Page, name: RegExp): Promise<void> => {
  await tabTo(page, { name })
  await page.keyboard.press('Enter')
}

export const type = async (page: Page, id: string, text: string): Promise<void> => {
  await tabTo(page, { id })
  await page.keyboard.type(text)
}
