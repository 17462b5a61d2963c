/** Forms that find while one types: the region follows the fields, and the address too. */
import { load } from './fragment.ts'

const start = (form: HTMLFormElement): void => {
  const region = form.dataset['search'] ?? ''
  let isRunning = false
  let isStale = false

  const addressOf = (): URL => {
    // A field may be named `action`, which hides the property.
    const url = new URL(form.getAttribute('action') ?? '', location.href)
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && value !== '') url.searchParams.set(name, value)
    }
    return url
  }

  /** The next request waits for the one before, so that fast typing asks no more than it can see. */
  const find = async (): Promise<void> => {
    isStale = true
    if (isRunning) return
    isRunning = true
    let url = addressOf()
    try {
      while (isStale) {
        isStale = false
        url = addressOf()
        history.replaceState(null, '', url)
        await load(region, { url: url.href })
      }
    } catch {
      location.assign(url)
    } finally {
      isRunning = false
    }
  }

  form.addEventListener('input', () => void find())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void find()
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) start(form)
