/** Who asks while a question is under way is answered by the next one. */
import t from 'tap'
import { SharedQuestion } from '../../src/database/shared-question.ts'

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

const questionOf = () => {
  const asked: string[][] = []
  const gates: PromiseWithResolvers<string>[] = []
  const question = new SharedQuestion<string, string>((subjects) => {
    asked.push(subjects)
    const gate = Promise.withResolvers<string>()
    gates.push(gate)
    return gate.promise
  })
  const answer = async (text: string): Promise<void> => {
    gates.shift()?.resolve(text)
    await turn()
  }
  const fail = async (): Promise<void> => {
    gates.shift()?.reject(new Error('away'))
    await turn()
  }
  return { question, asked, answer, fail }
}

t.test('an answer is never older than its question', async (t) => {
  const { question, asked, answer } = questionOf()
  const first = question.about('a')
  const later = [question.about('a'), question.about('b'), question.about('a')]
  t.same(asked, [['a']])
  await answer('old')
  t.equal(await first, 'old')
  t.same(asked, [['a'], ['a', 'b']])
  await answer('new')
  t.same(await Promise.all(later), ['new', 'new', 'new'])
  const last = question.about('c')
  t.same(asked.at(-1), ['c'])
  await answer('newest')
  t.equal(await last, 'newest')
})

t.test('a failure is that of those who asked together', async (t) => {
  const { question, answer, fail } = questionOf()
  const [first, second] = [question.about('a'), question.about('b')]
  const refused = t.rejects(first, { message: 'away' })
  await fail()
  await refused
  await answer('here')
  t.equal(await second, 'here')
})
