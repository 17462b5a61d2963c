/**
 * Fetches a region of a page and puts it in place. The only code that turns text into markup, and
 * it takes none but responses of this service that say they are a region.
 */

type Policy = { createHTML: (text: string) => string; createScriptURL: (url: string) => string }
declare const trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined

const HEADER = 'x-console-fragment'

const rules: Policy = {
  createHTML: (text) => text,
  createScriptURL: (url) => {
    if (new URL(url).href.startsWith(new URL('.', import.meta.url).href)) return url
    throw new TypeError('Not a script of this service.')
  },
}
const policy =
  typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('skr-fragment', rules)

export const startWorker = (name: string): Worker =>
  new Worker(policy.createScriptURL(new URL(name, import.meta.url).href), { type: 'module' })

/** What is in place, so that a region is not sent again unchanged. */
const shown = new Map<string, { url: string; tag: string }>()

/** An id, or what it says of itself and of the form or part of the page that it stands in. */
const signOf = (one: Element): string => {
  const place = one.closest('form, [id]')
  const name = place?.getAttribute('action') ?? place?.id
  return one.id || `${(one.cloneNode() as Element).outerHTML} ${name}`
}

/** Keeps the focus, and what was opened. */
const swap = (region: Element, text: string): void => {
  region.dispatchEvent(new CustomEvent('console:swapping', { bubbles: true }))
  const { activeElement } = document
  const focused = region.contains(activeElement) && activeElement ? activeElement : region
  const sign = signOf(focused)
  const open = [...region.querySelectorAll('details[open][id]')].map((one) => one.id)
  region.innerHTML = policy.createHTML(text)
  for (const one of open) document.getElementById(one)?.setAttribute('open', '')
  const alike = [...region.querySelectorAll<HTMLElement>(focused.localName)]
  alike.find((one) => signOf(one) === sign)?.focus({ preventScroll: true })
  region.dispatchEvent(new CustomEvent('console:swapped', { bubbles: true }))
}

const SLOW_MS = 300

/** Whether it changed; the old content stays until then. The cause of an error is the status. */
export const load = async (
  id: string,
  { url = location.href, signal }: { url?: string; signal?: AbortSignal } = {},
): Promise<boolean> => {
  const region = document.getElementById(id)
  if (region === null) return false
  const slow = setTimeout(() => region.setAttribute('aria-busy', 'true'), SLOW_MS)
  try {
    const before = shown.get(id)
    const tag = before?.url === url ? before.tag : undefined
    const response = await fetch(url, {
      headers: { [HEADER]: id, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
      ...(signal === undefined ? {} : { signal }),
    })
    if (response.status === 304) return false
    if (!response.ok || response.headers.get(HEADER) !== id) {
      throw new Error('The region was not sent.', { cause: response.status })
    }
    const text = await response.text()
    if (signal?.aborted) return false
    shown.set(id, { url, tag: response.headers.get('etag') ?? '' })
    swap(region, text)
    return true
  } finally {
    clearTimeout(slow)
    region.removeAttribute('aria-busy')
  }
}
