/** Keys of all pages. None works in a field, and all can be switched off on `/console/keys`. */

const SWITCH = 'skr-keys'
const PAUSE_MS = 1500

const areOff = (): boolean => localStorage.getItem(SWITCH) === 'off'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const workspace = document.documentElement.dataset['workspace']

const go = (page: string): void => {
  if (workspace !== undefined) location.assign(`/console/w/${encodeURIComponent(workspace)}${page}`)
}

/** Moves among the rows of a list; the browser opens the link by itself. */
const move = (by: 1 | -1): void => {
  const rows = '[data-row] a:first-of-type, summary[data-row]'
  const links = [...document.querySelectorAll<HTMLElement>(rows)]
  const place = links.findIndex((link) => link === document.activeElement)
  links[Math.min(links.length - 1, Math.max(0, place + by))]?.focus()
}

const search = (): void => {
  const field = document.querySelector<HTMLInputElement>('main input[type=search], #search')
  field?.focus()
  field?.select()
}

const showBlanks = (): void => {
  const isOn = document.documentElement.hasAttribute('data-all')
  for (const button of document.querySelectorAll<HTMLElement>('[data-blanks]')) {
    button.hidden = false
    button.setAttribute('aria-pressed', String(isOn))
  }
}

/** Draws also what does not mislead: trailing blanks, joiners, odd spaces. */
const drawAll = (): void => {
  document.documentElement.toggleAttribute('data-all')
  showBlanks()
}

const actions = new Map<string, () => void>([
  ['/', search],
  ['?', () => location.assign('/console/keys')],
  ['.', drawAll],
  ['j', () => move(1)],
  ['k', () => move(-1)],
  ['g h', () => go('')],
  ['g s', () => go('/skills')],
  ['g q', () => go('/reviews')],
  ['g a', () => go('/audit')],
])

let before = ''
let at = 0

/** Modules of single pages add theirs. */
export const onKey = (key: string, act: () => void): void => void actions.set(key, act)

export const start = (): void => {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || isField(target) || areOff()) return
    const isSecond = before !== '' && event.timeStamp - at < PAUSE_MS
    const act = actions.get(isSecond ? `${before} ${key}` : key)
    before = key === 'g' ? key : ''
    at = event.timeStamp
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  showBlanks()
  document.addEventListener('console:swapped', showBlanks)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-blanks]')) drawAll()
  })
  const box = document.querySelector<HTMLInputElement>('[data-keys]')
  if (box === null) return
  box.disabled = false
  box.checked = !areOff()
  box.addEventListener('change', () => localStorage.setItem(SWITCH, box.checked ? 'on' : 'off'))
}
