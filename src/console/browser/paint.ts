/**
 * Colours for code, as ranges over the text that is there: the document does not change. A worker
 * reads the text, since a grammar may take for ever on hostile text, and is ended if it does.
 */
import { startWorker } from './fragment.ts'
import type { Painted, PaintTask } from './paint-worker.ts'

const DEADLINE_MS = 300
/** A task may load its grammar first. */
const LOAD_MS = 5000
const MAX_CHARACTERS = 512 * 1024

type Place = { node: Text; start: number }

/** Of these lines, without what only opens a part of them. */
const textNodes = (lines: Iterable<Element>): Place[] => {
  const places: Place[] = []
  let start = 0
  for (const line of lines) {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (node.parentElement?.tagName === 'SUMMARY') continue
      places.push({ node, start })
      start += node.data.length
    }
  }
  return places
}

let worker: Worker | null = null

const open = (): Worker =>
  startWorker(import.meta.url.endsWith('.ts') ? 'paint-worker.ts' : 'paint-worker.js')

const run = (task: PaintTask): Promise<Painted | null> =>
  new Promise((resolve) => {
    const running = (worker ??= open())
    const over = new AbortController()
    const end = (result: Painted | null): void => {
      clearTimeout(timer)
      over.abort()
      resolve(result)
    }
    const stop = (): void => {
      running.terminate()
      worker = null
      end(null)
    }
    let timer = setTimeout(stop, LOAD_MS)
    const { signal } = over
    const hear = ({ data }: MessageEvent<Painted | null | 'ready'>): void => {
      if (data !== 'ready') return end(data)
      clearTimeout(timer)
      timer = setTimeout(stop, DEADLINE_MS)
      running.postMessage('paint')
    }
    running.addEventListener('error', stop, { signal })
    running.addEventListener('message', hear, { signal })
    running.postMessage(task)
  })

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that each has its time. */
const ask = (task: PaintTask): Promise<Painted | null> => {
  const result = last.then(() => run(task))
  last = result
  return result
}

/** The last place that starts at or before a position. */
const indexAt = (places: Place[], position: number): number => {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((places[middle]?.start ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** One range for each node, since what stands between two lines is not of the text. */
const rangesIn = (places: Place[], start: number, end: number): StaticRange[] => {
  const ranges: StaticRange[] = []
  for (let index = indexAt(places, start); index < places.length; index += 1) {
    const place = places[index]
    if (place === undefined || place.start >= end) break
    const { node, start: from } = place
    ranges.push(
      new StaticRange({
        startContainer: node,
        startOffset: Math.max(0, start - from),
        endContainer: node,
        endOffset: Math.min(node.data.length, end - from),
      }),
    )
  }
  return ranges
}

type Named = { name: string; range: StaticRange }

/** What is painted in each block, to take it away again. */
const painted = new Map<Element, Named[]>()

const highlightOf = (name: string): Highlight => {
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight)
  return highlight
}

const forget = (block: Element): void => {
  for (const { name, range } of painted.get(block) ?? []) CSS.highlights.get(name)?.delete(range)
  painted.delete(block)
}

const rangesOf = async (language: string, lines: Element[]): Promise<Named[]> => {
  const places = textNodes(lines)
  const text = places.map(({ node }) => node.data).join('')
  if (text === '' || text.length > MAX_CHARACTERS) return []
  const result = await ask({ language, text })
  return (result?.ranges ?? []).flatMap(({ name, start, end }) =>
    rangesIn(places, start, end).map((range) => ({ name, range })),
  )
}

/** The texts that a block shows: one, or in a diff the new one and what it replaces. */
const textsOf = (block: Element): Element[][] => {
  const lines = (selector: string): Element[] => [...block.querySelectorAll(selector)]
  const source = lines('.l')
  if (source.length > 0) return [source]
  const isSplit = block.querySelector('.s') !== null
  const hasOld = block.querySelector('del.r') !== null
  return [
    lines(isSplit ? 'ins.r, .r.same' : '.r:not(del)'),
    ...(isSplit || hasOld ? [lines('.r:not(ins, .same, .none)')] : []),
  ]
}

const paint = async (block: HTMLElement): Promise<void> => {
  const language = block.dataset['language']
  if (language === undefined || painted.has(block)) return
  painted.set(block, [])
  const shown = new Set<Element>()
  for (const lines of textsOf(block)) {
    for (const { name, range } of await rangesOf(language, lines)) {
      // Lines of both texts have their colours already.
      const line = range.startContainer.parentElement?.closest('.r')
      if (line && shown.has(line)) continue
      if (!block.isConnected) return forget(block)
      highlightOf(name).add(range)
      painted.get(block)?.push({ name, range })
    }
    for (const line of lines) shown.add(line)
  }
}

/** Paints what comes into view, and what takes its place later. */
export const start = (): void => {
  if (!('highlights' in CSS)) return
  const paintSeen = (entries: IntersectionObserverEntry[]): void => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void paint(target)
    }
  }
  const observer = new IntersectionObserver(paintSeen, { rootMargin: '400px' })
  const look = (root: ParentNode): void => {
    for (const block of root.querySelectorAll('[data-language]')) observer.observe(block)
  }
  look(document)
  document.addEventListener('console:swapped', ({ target }) => {
    for (const block of painted.keys()) if (!block.isConnected) forget(block)
    if (target instanceof Element) look(target)
  })
}
