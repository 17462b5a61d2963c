/** A thread that gets no processor while it first compiles a schema, and then checks arguments. */
import { parentPort } from 'node:worker_threads'

/** Longer than compiling may take. */
const WAIT_MS = 1200

let hasWaited = false

globalThis.Function = new Proxy(globalThis.Function, {
  construct: (compile, parts: string[]) => {
    if (!hasWaited) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
    hasWaited = true
    return Reflect.construct(compile, parts)
  },
})

const { checkArguments } = await import('../../src/protocols/marketplace/arguments-check.ts')
const results = ['{}', '{"type":"object"}'].map((schema) => checkArguments({ schema, given: {} }))
parentPort?.postMessage({ hasWaited, results }, [])
