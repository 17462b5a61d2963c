/** Archives are packed ahead at any time after an installation, and the discovery index waits for them. */
import type { App } from '../../src/app.ts'

const INDEX = '/.well-known/agent-skills/index.json'
const LEFT_OUT = 'x-skills-left-out'

export const untilPacked = async (url: string): Promise<void> => {
  for (let isWhole = false; !isWhole;) {
    const index = await fetch(`${url}${INDEX}`)
    await index.arrayBuffer()
    if (!index.ok) throw new Error(`the index was answered with ${index.status}`)
    isWhole = !index.headers.has(LEFT_OUT)
  }
}

const IDLE = ['running', 'queued'].map((state) => `skill_registry_packing{state="${state}"} 0\n`)

/** Resolves once the replica packs no archive, so that each object has its row. */
export const untilIdle = async (app: App): Promise<void> => {
  for (let isIdle = false; !isIdle;) {
    const index = await app.inject(INDEX)
    if (index.statusCode !== 200) throw new Error(`the index was answered with ${index.body}`)
    const { body: figures } = await app.inject('/metrics')
    isIdle = !(LEFT_OUT in index.headers) && IDLE.every((line) => figures.includes(line))
  }
}
