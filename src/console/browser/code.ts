/** Lines that can be chosen and linked to (`#L3-L9`), and colours. */
import { start as startPaint } from './paint.ts'

const rangeOf = (hash: string): [number, number] | null => {
  const [, first, last] = /^#L(\d+)(?:-L(\d+))?$/.exec(hash) ?? []
  if (first === undefined) return null
  const [from, to] = [Number(first), Number(last ?? first)]
  return from <= to ? [from, to] : [to, from]
}

const choose = (block: Element): void => {
  const range = rangeOf(location.hash)
  for (const line of block.querySelectorAll('.chosen')) line.classList.remove('chosen')
  if (range === null) return
  const [from, to] = range
  for (let number = from; number <= to; number += 1) {
    const line = document.getElementById(`L${number}`)
    if (line === null) break
    line.classList.add('chosen')
    if (number === from && from !== to) line.scrollIntoView({ block: 'center' })
  }
}

/** The number stands left of the text of its line. */
const isNumber = (line: HTMLElement, x: number): boolean =>
  x < line.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(line).paddingLeft)

const start = (block: HTMLElement): void => {
  block.addEventListener('click', ({ target, clientX, shiftKey }) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('.l') : null
    if (line === null || !isNumber(line, clientX)) return
    const before = rangeOf(location.hash)
    const number = line.dataset['n'] ?? ''
    const hash = shiftKey && before !== null ? `#L${before[0]}-L${number}` : `#L${number}`
    history.replaceState(null, '', hash)
    choose(block)
  })
  addEventListener('hashchange', () => choose(block))
  choose(block)
}

const block = document.getElementById('code')
if (block !== null) start(block)
startPaint()
