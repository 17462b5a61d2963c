/**
 * How much of `message` in `/capabilities` a model needs to find the skill of a question: what is
 * about calling, and the entry of that skill.
 */
import type { Server } from '../bench/bench.ts'

type Question = { kind: string; slug: string; text: string }

const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0)

const bytesOf = (text: string): number => Buffer.byteLength(text)

const entryIn = (message: string, slug: string): string | null => {
  const name = `skill.${slug.replaceAll('/', '.')}`.slice(0, 100)
  const entries = message.split(/\n(?=- )|\n\n/)
  return entries.find((entry) => entry.split(/[:\n]/)[0] === `- ${name}`) ?? null
}

export const shareOf = async (
  { url }: Pick<Server, 'url'>,
  headers: Record<string, string>,
  questions: Question[],
): Promise<string[]> => {
  const messageOf = async (query: string): Promise<string> => {
    const answer = await fetch(`${url}/capabilities${query}`, { headers })
    if (!answer.ok) throw new Error(`/capabilities${query}: ${answer.status}`)
    return ((await answer.json()) as { message: string }).message
  }
  const frame = bytesOf(await messageOf('?q=zzzzzzzz'))
  const whole = await messageOf('')
  const lines = [`about calling: ${frame} bytes`]
  for (const kind of new Set(questions.map((one) => one.kind))) {
    const asked = questions.filter((one) => one.kind === kind)
    const found = await Promise.all(
      asked.map(async ({ slug, text }) => {
        const message = await messageOf(`?q=${encodeURIComponent(text)}`)
        return { slug, message }
      }),
    )
    const shares = (messages: { slug: string; message: string }[]) => {
      const having = messages.flatMap(({ slug, message }) => {
        const entry = entryIn(message, slug)
        return entry === null ? [] : [{ entry: bytesOf(entry), all: bytesOf(message) }]
      })
      const all = sum(messages.map(({ message }) => bytesOf(message))) / messages.length
      const entry = sum(having.map((one) => one.entry)) / Math.max(1, having.length)
      const needed = ((100 * (frame + entry)) / all).toFixed(0)
      return `${Math.round(all)} bytes, has the skill of ${having.length} of ${messages.length} questions in an entry of ${Math.round(entry)} bytes: ${needed} % is needed`
    }
    lines.push(
      `${kind}, without q: ${shares(asked.map(({ slug }) => ({ slug, message: whole })))}`,
      `${kind}, with q: ${shares(found)}`,
    )
  }
  return lines
}
