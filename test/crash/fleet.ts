/** The services of a scenario, on one database, and the ways in which they and it can die. */
import type { Test } from 'tap'
import { request } from '../process/client.ts'
import { isReplaced, serverPid } from '../support/own-server.ts'
import { type Service, startService } from '../support/process.ts'
import { until } from '../uploads/checks.ts'
import type { Random } from './random.ts'

/** `asked`: a service that is told to end, by SIGTERM; the others get no warning. */
export type Victim = 'service' | 'asked' | 'postgres' | 'both'

type Parts = {
  random: Random
  env: Record<string, string>
  /** Where the services keep the server of their database, if they do. */
  dataDir?: string
}

export class Fleet {
  readonly #t: Test
  readonly #deps: Parts
  readonly #services: Service[] = []

  constructor(t: Test, parts: Parts) {
    this.#t = t
    this.#deps = parts
  }

  /** Of any one. */
  get url(): string {
    return this.#deps.random.pick(this.#services).url
  }

  async start(count: number): Promise<void> {
    while (this.#services.length < count) this.#services.push(await this.#startOne())
  }

  /** Resolves once what was killed is there again. */
  async kill(victim: Victim): Promise<void> {
    const { random, dataDir = '' } = this.#deps
    const index = random.int(this.#services.length)
    const service = this.#services[index]
    if (victim !== 'postgres') service?.kill(victim === 'asked' ? 'SIGTERM' : 'SIGKILL')
    const pid = victim === 'postgres' || victim === 'both' ? await serverPid(dataDir) : null
    if (pid !== null) process.kill(pid, 'SIGKILL')
    if (victim !== 'postgres') {
      const exit = await service?.exited
      if (victim === 'asked') this.#t.same(exit, { code: 0, signal: null })
      this.#services[index] = await this.#startOne()
    }
    if (pid !== null) await isReplaced(dataDir, pid)
  }

  async ready(): Promise<void> {
    for (const { url } of this.#services) {
      await until(async () => (await request(url, '/readyz')).status === 200)
    }
  }

  /** Resolves once no archive is packed whose row will only follow its object. */
  async packed(): Promise<void> {
    for (const { url } of this.#services) {
      await until(async () => {
        const figures = (await request(url, '/metrics')).body
        return ['running', 'queued'].every((state) =>
          figures.includes(`skill_registry_packing{state="${state}"} 0\n`),
        )
      })
    }
  }

  /** What the services complained about. */
  complaints(): string {
    return this.#services.map(({ stderr }) => stderr()).join('')
  }

  #startOne(): Promise<Service> {
    return startService(this.#t, { LOG_LEVEL: 'fatal', ...this.#deps.env })
  }
}
