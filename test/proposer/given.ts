/** Models of somebody's: servers on loopback that speak chat completions. */
import type { Test } from 'tap'
import { givenHandler, type Handler } from '../support/handlers.ts'

export const KEY = 'a-key-of-the-model'

export type Model = Handler & { env: Record<string, string> }

export const envFor = (origin: string) => ({
  PROPOSER_BASE_URL: `${origin}/v1`,
  PROPOSER_MODEL: 'small',
  PROPOSER_API_KEY: KEY,
})

export const completion = (content: unknown) => ({
  id: 'c',
  object: 'chat.completion',
  created: 0,
  model: 'small',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
})

/** One that gives these answers in turn, the last one for ever; text as it is, else as JSON. */
export const givenModel = async (t: Test, answers: unknown[]): Promise<Model> => {
  let turn = 0
  const handler = await givenHandler(t, (_received, response) => {
    const answer = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer)
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(completion(answer === null ? null : content)))
  })
  return { ...handler, env: envFor(handler.origin) }
}

export const choosing = (...ids: string[]) => ({
  capabilities: ids.map((capabilityId) => ({ capabilityId, reason: 'It says so.' })),
})
