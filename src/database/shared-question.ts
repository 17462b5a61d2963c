/**
 * A question that many ask at the same time. Whoever asks while one is under way is answered by the
 * next one, together with all who do, so no answer is older than its question.
 */
export class SharedQuestion<Subject, Answer> {
  readonly #ask: (subjects: Subject[]) => Promise<Answer>
  #isAsking = false
  #next: { subjects: Set<Subject>; answer: PromiseWithResolvers<Answer> } | null = null

  constructor(ask: (subjects: Subject[]) => Promise<Answer>) {
    this.#ask = ask
  }

  async about(subject: Subject): Promise<Answer> {
    this.#next ??= { subjects: new Set(), answer: Promise.withResolvers() }
    const { subjects, answer } = this.#next
    subjects.add(subject)
    if (!this.#isAsking) void this.#askOn()
    return answer.promise
  }

  async #askOn(): Promise<void> {
    this.#isAsking = true
    while (this.#next) {
      const { subjects, answer } = this.#next
      this.#next = null
      try {
        answer.resolve(await this.#ask([...subjects]))
      } catch (error) {
        answer.reject(error)
      }
    }
    this.#isAsking = false
  }
}
