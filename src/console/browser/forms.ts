/** Buttons that copy, menus that close, and forms that are sent to a service that answers only. */

const PROBE_MS = 5000

let asked: HTMLFormElement | null = null
const send = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
  const probe = { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) } as const
  const answer = await fetch('/livez', probe).catch(() => null)
  const lost = 'The service does not answer. Nothing was sent; what you typed stays.'
  document.getElementById('notices')?.replaceChildren(answer?.ok ? '' : lost)
  asked = form
  if (answer?.ok) form.requestSubmit(button)
  asked = null
}

const copy = async (button: HTMLElement): Promise<void> => {
  const text = button.textContent
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Not allowed'
  }
  setTimeout(() => {
    button.textContent = text
  }, 1500)
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
    const isNew = form instanceof HTMLFormElement && form !== asked && form.method === 'post'
    if (!isNew || defaultPrevented) return
    event.preventDefault()
    void send(form, submitter)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const menu = document.activeElement?.closest<HTMLDetailsElement>('details.menu[open]')
    menu?.removeAttribute('open')
    menu?.querySelector('summary')?.focus()
  })
}
