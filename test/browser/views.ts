/**
 * What is wrong with a page as it is seen, light and dark, narrow and wide: by axe-core and a ruler.
 * If SCREENSHOTS names a folder, the page is photographed in each view.
 */
import { axe } from './axe.ts'
import type { Browsing } from './browser.ts'

type View = { colorScheme: 'light' | 'dark'; width: 320 | 1280 }

/** Each page in each scheme and each width once; the next page in the other pairs. */
const turns: View[][] = [
  [
    { colorScheme: 'light', width: 320 },
    { colorScheme: 'dark', width: 1280 },
  ],
  [
    { colorScheme: 'dark', width: 320 },
    { colorScheme: 'light', width: 1280 },
  ],
]

const shots = process.env['SCREENSHOTS']

let seen = 0

const nextViews = (): View[] => {
  seen += 1
  return (shots === undefined ? turns[seen % turns.length] : turns.flat()) ?? []
}

type Shown = Pick<Browsing, 'context' | 'page'>

export const tooWide = async ({ page }: Shown, view: string): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return over > 0 ? [`${view}: ${over} px too wide`] : []
}

/** `place` names the page in what is found, and its photographs. */
export const faultsIn = async (shown: Shown, place: string): Promise<string[]> => {
  const { context, page } = shown
  const found: string[] = []
  for (const { colorScheme, width } of nextViews()) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const view = `${place} ${colorScheme} ${width}`
    for (const line of await axe(context, page)) found.push(`${view}: ${line}`)
    found.push(...(await tooWide(shown, view)))
    if (shots === undefined) continue
    const name = view.replaceAll(/[^\w]+/g, '-')
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  }
  return found
}

/** The same of each, as it is once it is open. */
export const faultsOfAll = async (
  browsing: Browsing,
  urls: string[],
  open: () => Promise<void> = async () => {},
): Promise<string[]> => {
  const found: string[] = []
  for (const url of urls) {
    await browsing.page.setViewportSize({ width: 1280, height: 900 })
    await browsing.page.goto(browsing.baseUrl + url)
    await open()
    found.push(...(await faultsIn(browsing, url)))
  }
  return found
}
