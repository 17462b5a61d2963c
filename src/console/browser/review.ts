/** The page of a proposal: marks, findings, the keys of the decision, and what has changed. */
import { bring, currentFile, detailsOf, draw, files } from './changed.ts'
import { attempt } from './forms.ts'
import { load } from './fragment.ts'
import { onKey } from './keys.ts'

const SETTLE_MS = 200

const form = document.querySelector<HTMLFormElement>('#decide')
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-goes]')]

const mark = async (file: HTMLElement): Promise<void> => {
  const button = file.querySelector<HTMLButtonElement>('.mark')
  const target = button?.form?.action
  if (!button || target === undefined) return
  const body = new URLSearchParams([[button.name, button.value]])
  const headers = { 'x-console-fragment': 'mark' }
  const { ok } = await fetch(target, { method: 'POST', body, headers })
  if (!ok) return button.form?.requestSubmit(button)
  const isViewed = button.name === 'mark'
  button.name = isViewed ? 'unmark' : 'mark'
  button.setAttribute('aria-pressed', String(isViewed))
  file.toggleAttribute('data-viewed', isViewed)
  const details = detailsOf(file)
  if (details !== null && isViewed) details.open = false
  const count = document.getElementById('viewed-count')
  const viewed = files.filter((one) => one.hasAttribute('data-viewed')).length
  if (count !== null) count.textContent = `${viewed} of ${files.length} viewed`
}

for (const file of files) {
  file.querySelector('.mark')?.addEventListener('click', (event) => {
    event.preventDefault()
    void attempt(() => mark(file))
  })
}

/** A finding that stops the skill counts as read once its reviewer went there. */
const noteOpened = (link: HTMLAnchorElement): void => {
  const fingerprint = link.dataset['stops']
  if (fingerprint === undefined || form === null) return
  if (form.elements.namedItem(`opened:${fingerprint}`) !== null) return
  const given = { type: 'hidden', name: `opened:${fingerprint}`, value: fingerprint }
  form.append(Object.assign(document.createElement('input'), given))
}

const goTo = async (link: HTMLAnchorElement): Promise<void> => {
  noteOpened(link)
  const file = files.find(({ dataset }) => dataset['path'] === link.dataset['path'])
  if (file === undefined) return location.assign(link.href)
  const details = detailsOf(file)
  if (details !== null) details.open = true
  await draw(file)
  const place = document.getElementById(`finding-${link.dataset['goes']}`) ?? file
  place.focus({ preventScroll: true })
  await bring(place, 'center')
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return noteOpened(link)
    event.preventDefault()
    void goTo(link)
  })
}

let finding: number | null = null
const moveFinding = (by: 1 | -1): void => {
  if (links.length === 0) return
  finding = ((finding ?? (by === 1 ? -1 : 0)) + by + links.length) % links.length
  const link = links[finding]
  const isHere = files.some(({ dataset }) => dataset['path'] === link?.dataset['path'])
  // Another page would leave what was typed.
  if (link !== undefined && !isHere) link.focus()
  else if (link !== undefined) void goTo(link)
}

let intent = 'approve'
const toForm = (decision: string): void => {
  intent = decision
  const hint = document.getElementById('hint')
  if (hint !== null) hint.textContent = `Ctrl+Enter: ${decision}. Stored permanently.`
  document.getElementById('reason')?.focus()
}

form?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !event.ctrlKey) return
  event.preventDefault()
  const button = form.querySelector<HTMLButtonElement>(`button[value="${intent}"]`)
  if (button !== null && !button.disabled) form.requestSubmit(button)
})

onKey('n', () => moveFinding(1))
onKey('p', () => moveFinding(-1))
onKey('v', () => {
  const file = currentFile()
  if (file !== undefined) void attempt(() => mark(file))
})
onKey('a', () => toForm('approve'))
onKey('r', () => toForm('reject'))

/** Nothing moves under the reader: a bar says what has changed, and the buttons are off. */
const check = async (): Promise<void> => {
  const tag = form?.querySelector<HTMLInputElement>('[name=tag]')?.value
  if (tag === undefined) return
  const url = new URL(location.href)
  url.searchParams.set('seen', tag)
  await load('stale', { url: url.href })
  const isStale = document.querySelector('#stale .stale') !== null
  for (const button of form?.querySelectorAll<HTMLButtonElement>('.acts button') ?? []) {
    if (isStale) button.disabled = true
  }
}

let timer: ReturnType<typeof setTimeout> | undefined
document.addEventListener('console:changed', () => {
  clearTimeout(timer)
  timer = setTimeout(() => void check().catch(() => {}), SETTLE_MS)
})
