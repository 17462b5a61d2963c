/** Buttons that copy, menus that close, and forms: each is sent once, to a service that answers. */
import { say, signedOut } from './notices.ts'

const PROBE_MS = 5000

/** Asks as whoever the page was made for, since a session may have ended. */
const answers = async (): Promise<boolean> => {
  const url = document.getElementById('live') === null ? '/livez' : '/v1/me'
  const probe = { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) } as const
  const answer = await fetch(url, probe).catch(() => null)
  const lost = `The service ${answer === null ? 'does not answer' : `answers ${answer.status}`}.`
  say(answer?.ok ? '' : `${lost} Nothing was sent; what you typed stays.`)
  if (answer?.status === 401) signedOut()
  return answer?.ok === true
}

/** Does nothing where nothing can be sent. True: the page is being left. */
export const attempt = async (act: () => unknown): Promise<boolean> => {
  const lost = 'The answer was lost. Look whether it was stored before you send it again.'
  return (await answers()) && (await Promise.try(act).catch(() => say(lost))) === true
}

const sending = new Set<HTMLFormElement>()

export const sendOnce = async (form: HTMLFormElement, act: () => unknown): Promise<void> => {
  if (sending.has(form)) return say('It is being sent.')
  sending.add(form)
  if (!(await attempt(act))) sending.delete(form)
}

let asked: HTMLFormElement | null = null

/** False: what was typed is not accepted, or the answer is a file. */
const leave = (form: HTMLFormElement, button: HTMLElement | null): boolean => {
  asked = form
  form.requestSubmit(button)
  const isSent = asked === null
  asked = null
  return isSent && form.dataset['answer'] !== 'file'
}

const copy = async (button: HTMLElement): Promise<void> => {
  const text = button.textContent
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Not allowed'
  }
  setTimeout(() => button.replaceChildren(text), 1500)
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
  // The page is here again, or its reader has stopped it from being left.
  addEventListener('pageshow', () => sending.clear())
  globalThis.navigation?.addEventListener('navigateerror', () => sending.clear())
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = document.activeElement?.closest<HTMLDetailsElement>('details.menu[open]')
    menu?.removeAttribute('open')
    menu?.querySelector('summary')?.focus()
  })
}
