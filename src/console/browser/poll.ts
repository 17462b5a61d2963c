/** Regions in which something is under way are asked for again until it is over. */
import { load } from './fragment.ts'

const PAUSE_MS = 2000

const poll = async (): Promise<void> => {
  if (document.hidden) return
  for (const { id } of document.querySelectorAll('[data-region]:has([data-poll])')) {
    // The next turn tries again; the frame reports a lost service.
    await load(id).catch(() => {})
  }
}

setInterval(() => void poll(), PAUSE_MS)
