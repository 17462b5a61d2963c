/** Comments on a line: its number opens the form, which is sent without leaving the page. */
import { currentFile, detailsOf, drawAgain, files } from './changed.ts'
import { sendOnce } from './forms.ts'
import { onKey } from './keys.ts'

const form = document.querySelector<HTMLFormElement>('#note')

const field = (name: string): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null => {
  const found = form?.elements.namedItem(name) ?? null
  const isField = found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
  return isField || found instanceof HTMLSelectElement ? found : null
}

const fill = (name: string, value: string): void => {
  const found = field(name)
  if (found !== null) found.value = value
}

/** `[old, new]` line of a row, as its style shows them. */
const numbersOf = (row: HTMLElement): (string | undefined)[] => {
  const text = row.dataset['n'] ?? ''
  if (row.closest('.s') === null) return [text.slice(0, 5).trim(), text.slice(6, 11).trim()]
  const number = text.trim().split(' ')[0]
  return row.matches('ins, .same') ? ['', number] : [number, '']
}

const openAt = (file: HTMLElement, row: HTMLElement | null): void => {
  if (form === null) return
  const [before = '', after = ''] = row === null ? [] : numbersOf(row)
  const path = file.dataset['path'] ?? ''
  fill('path', path)
  fill('line', after || before)
  fill('side', after === '' && before !== '' ? 'before' : 'after')
  const title = document.getElementById('note-title')
  if (title !== null) title.textContent = `Comment on ${path}`
  const block = row?.closest('.rows-of')
  if (block) block.after(form)
  else detailsOf(file)?.after(form)
  form.hidden = false
  field('text')?.focus()
}

const close = (): void => {
  if (form === null) return
  const file = form.closest('.changed')
  form.hidden = true
  document.getElementById('marks')?.after(form)
  file?.querySelector('summary')?.focus()
}

const send = async (sent: HTMLFormElement): Promise<void> => {
  const body = new URLSearchParams(new FormData(sent) as unknown as string[][])
  const headers = { 'x-console-fragment': 'comment' }
  const { ok } = await fetch(sent.action, { method: 'POST', body, headers })
  // The page of the file says what is wrong, with what was typed.
  if (!ok) return sent.submit()
  const file = files.find(({ dataset }) => dataset['path'] === field('path')?.value)
  sent.reset()
  if (file !== undefined) drawAgain(file)
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (form !== null) void sendOnce(form, () => send(form))
})
form?.addEventListener('reset', close)

/** What is being typed stays when the lines around it are replaced. */
document.addEventListener('console:swapping', ({ target }) => {
  if (form === null || !(target instanceof Element) || !target.contains(form)) return
  target.after(form)
})

/** The number stands left of the text of its line. */
document.addEventListener('click', ({ target, clientX }) => {
  const row = target instanceof Element ? target.closest<HTMLElement>('.r[data-n]') : null
  const file = row?.closest<HTMLElement>('.changed[id]')
  if (!row || !file) return
  const padding = Number.parseFloat(getComputedStyle(row).paddingInlineStart)
  if (clientX < row.getBoundingClientRect().left + padding) openAt(file, row)
})

onKey('c', () => {
  const file = currentFile() ?? files[0]
  if (file !== undefined) openAt(file, file.querySelector('ins.r') ?? file.querySelector('del.r'))
})
