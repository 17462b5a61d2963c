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

/** Files of a review are drawn when they are reached, which no photograph does. */
const drawAll = (page: Shown['page']): Promise<void> =>
  page.evaluate(() => {
    for (const file of document.querySelectorAll<HTMLElement>('.changed')) {
      file.style.contentVisibility = 'visible'
    }
  })

const seenIn = async (shown: Shown, place: string, views: View[]): Promise<string[]> => {
  const { context, page } = shown
  const found: string[] = []
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    const view = `${place} ${colorScheme} ${width}`
    for (const line of await axe(context, page)) found.push(`${view}: ${line}`)
    found.push(...(await tooWide(shown, view)))
    if (shots === undefined) continue
    await drawAll(page)
    const name = view.replaceAll(/[^\w]+/g, '-')
    await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  }
  return found
}

/** Opens what is folded; false if nothing is. */
const unfold = async (page: Shown['page']): Promise<boolean> => {
  const isFolded = await page.evaluate(() => {
    const folded = [...document.querySelectorAll('main details:not([open])')]
    for (const one of folded) one.setAttribute('open', '')
    return folded.length > 0
  })
  if (isFolded) await page.waitForLoadState('networkidle')
  return isFolded
}

/** `place` names the page in what is found, and its photographs: as it is, and with all unfolded. */
export const faultsIn = async (shown: Shown, place: string): Promise<string[]> => {
  const views = nextViews()
  const found = await seenIn(shown, place, views)
  if (shots === undefined || !(await unfold(shown.page))) return found
  return [...found, ...(await seenIn(shown, `${place} unfolded`, views))]
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
