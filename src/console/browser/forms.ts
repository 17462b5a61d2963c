/** Buttons that copy, menus that close, and forms: each is sent once, to a service that answers. */
import { say, signedOut } from './notices.ts'

const PROBE_MS = 5000
/** Then it may be sent again, where the browser does not say that its reader has stopped it. */
const UNKNOWN_MS = 10_000

/** On a page for a signed-in reader, it also asks whether the session still holds. */
const answers = async (probe?: string): Promise<boolean> => {
  const url = probe ?? (document.getElementById('live') === null ? '/livez' : '/v1/me')
  const init = { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) } as const
  const answer = await fetch(url, init).catch(() => null)
  const lost = `The service ${answer === null ? 'does not answer' : `answers ${answer.status}`}.`
  say(answer?.ok ? '' : `${lost} Nothing was sent; what you typed stays.`)
  if (answer?.status === 401) signedOut()
  return answer?.ok === true
}

/** Does nothing where nothing can be sent. True: the page is being left. */
export const attempt = async (act: () => unknown, probe?: string): Promise<boolean> => {
  try {
    return (await answers(probe)) && (await act()) === true
  } catch {
    say('No response arrived. Check whether it was stored before you send it again.')
    return false
  }
}

const sending = new Set<HTMLFormElement>()

export const sendOnce = async (form: HTMLFormElement, act: () => unknown): Promise<void> => {
  if (sending.has(form)) return say('It is being sent.')
  sending.add(form)
  let isLeaving = false
  try {
    isLeaving = await attempt(act, form.dataset['probe'])
  } finally {
    if (!isLeaving) sending.delete(form)
    else if (globalThis.navigation === undefined) setTimeout(() => sending.delete(form), UNKNOWN_MS)
  }
}

let asked: HTMLFormElement | null = null

/** Its part of the page may have been drawn again, or switched off, while the service was asked. */
const inPlace = (form: HTMLFormElement, button: HTMLElement): HTMLElement | undefined =>
  [...form.elements].find(
    (one): one is HTMLElement =>
      (button.isConnected ? one === button : one.isEqualNode(button)) && !one.matches(':disabled'),
  )

/** False: nothing was sent, since what was typed is not accepted, or the answer is a file. */
const leave = (form: HTMLFormElement, button: HTMLElement | null): boolean => {
  const pressed = button && inPlace(form, button)
  if (pressed === undefined || !form.isConnected) {
    say('The page has changed meanwhile. Nothing was sent; look at it before you press again.')
    return false
  }
  asked = form
  try {
    form.requestSubmit(pressed)
    return asked === null && form.dataset['answer'] !== 'file'
  } finally {
    asked = null
  }
}

const copy = async (button: HTMLElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Not allowed'
  }
  setTimeout(() => button.replaceChildren('Copy'), 1500)
}

const reveal = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy][hidden]')) {
    button.hidden = false
  }
}

export const start = (): void => {
  reveal()
  document.addEventListener('console:swapped', reveal)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-copy]')
    if (button !== null) void copy(button)
    for (const menu of document.querySelectorAll('details.menu[open]')) {
      if (!menu.contains(target)) menu.removeAttribute('open')
    }
  })
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || defaultPrevented) return
    if (form === asked) asked = null
    else {
      event.preventDefault()
      void sendOnce(form, () => leave(form, submitter))
    }
  })
  // The page is shown again, or its reader has stopped the navigation.
  addEventListener('pageshow', ({ persisted }) => persisted && sending.clear())
  globalThis.navigation?.addEventListener('navigateerror', () => sending.clear())
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = document.activeElement?.closest<HTMLDetailsElement>('details.menu[open]')
    menu?.removeAttribute('open')
    menu?.querySelector('summary')?.focus()
  })
}
