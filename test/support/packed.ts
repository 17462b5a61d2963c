/** Archives are packed ahead at any time after an installation, and the discovery index waits for them. */
export const untilPacked = async (url: string): Promise<void> => {
  for (let isWhole = false; !isWhole;) {
    const index = await fetch(`${url}/.well-known/agent-skills/index.json`)
    await index.arrayBuffer()
    if (!index.ok) throw new Error(`the index was answered with ${index.status}`)
    isWhole = !index.headers.has('x-skills-left-out')
  }
}
