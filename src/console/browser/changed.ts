/** Files that differ: their lines come on demand, in one column or two, by keys. */
import { load } from './fragment.ts'
import { onKey } from './keys.ts'
import { start as startPaint } from './paint.ts'

export const files = [...document.querySelectorAll<HTMLElement>('.changed[id]')]

export const detailsOf = (file: HTMLElement): HTMLDetailsElement | null =>
  file.querySelector('details')

const regionOf = (file: Element): HTMLElement | null => file.querySelector('[data-page]')

/** Fetches the lines of a file, once. */
export const draw = async (file: HTMLElement): Promise<void> => {
  const region = regionOf(file)
  const page = region?.dataset['page']
  if (!region || page === undefined || region.hasAttribute('data-drawn')) return
  region.setAttribute('data-drawn', '')
  await load(region.id, { url: new URL(page, location.href).href }).catch(() => {
    region.removeAttribute('data-drawn')
    region.textContent = 'It was not sent. Close and open it to try again.'
  })
}

/** Once more, since it is shown otherwise or has changed. */
export const drawAgain = (file: HTMLElement): void => {
  regionOf(file)?.removeAttribute('data-drawn')
  if (detailsOf(file)?.open) void draw(file)
}

for (const file of files) {
  detailsOf(file)?.addEventListener('toggle', () => {
    if (detailsOf(file)?.open) void draw(file)
  })
}

const FRAMES = 60
const STILL_FRAMES = 10

/** Files that come into view get their height only then, and would push the place out of it. */
export const bring = async (place: Element, block: ScrollLogicalPosition): Promise<void> => {
  let top = 0
  for (let frame = 0, still = 0; frame < FRAMES && still < STILL_FRAMES; frame += 1) {
    place.scrollIntoView({ block })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const before = top
    ;({ top } = place.getBoundingClientRect())
    still = top === before ? still + 1 : 0
  }
}

/** The file that the focus is in, or was last. */
let current = -1
export const currentFile = (): HTMLElement | undefined => files[current]

document.addEventListener('focusin', ({ target }) => {
  const file = target instanceof Element ? target.closest<HTMLElement>('.changed') : null
  if (file !== null) current = files.indexOf(file)
})

const moveFile = (by: 1 | -1): void => {
  current = Math.min(files.length - 1, Math.max(0, current + by))
  const file = files[current]
  if (file === undefined) return
  file.querySelector('summary')?.focus({ preventScroll: true })
  const details = detailsOf(file)
  if (details !== null && !file.hasAttribute('data-viewed')) details.open = true
  void bring(file, 'start')
}

/** What was typed on the page stays, since only the lines are loaded. */
const lay = async (link: HTMLAnchorElement): Promise<void> => {
  const isSplit = link.dataset['layout'] === 'split'
  for (const file of files) {
    const region = regionOf(file)
    const url = new URL(region?.dataset['page'] ?? '', location.href)
    if (isSplit) url.searchParams.set('view', 'split')
    else url.searchParams.delete('view')
    region?.setAttribute('data-page', url.href)
    drawAgain(file)
  }
  history.replaceState(null, '', link.href)
  await load('layout')
}

const fail = (url: string) => (): void => location.assign(url)

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return
  const region = link.closest<HTMLElement>('[data-region]')
  const isTab = link.dataset['as'] !== undefined && link.closest('.changed[id]') !== null
  if (region === null || !(isTab || (link.dataset['layout'] && files.length > 0))) return
  event.preventDefault()
  if (isTab) void load(region.id, { url: link.href }).catch(fail(link.href))
  else void lay(link).catch(fail(link.href))
})

onKey('j', () => moveFile(1))
onKey('k', () => moveFile(-1))
onKey('o', () => {
  const details = currentFile()?.querySelector('details')
  if (details) details.open = !details.open
})
const other = '[data-layout]:not([aria-current])'
onKey('x', () => document.querySelector<HTMLAnchorElement>(other)?.click())
startPaint()
