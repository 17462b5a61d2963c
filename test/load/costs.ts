/**
 * Processor time of one request of each kind, of the service and of Postgres. Waiting is not counted,
 * so it says more than a latency does where other programs take the cores.
 */
import { packageArchive } from '../support/archives.ts'
import type { Service } from '../support/process.ts'
import { cpuSeconds } from './usage.ts'

type Place = { replica: Service; postgres: number; workspace: string; token: string }

export type Cost = { name: string; serviceMs: number; postgresMs: number }

export const measureCosts = async ({
  replica,
  postgres,
  workspace,
  token,
}: Place): Promise<Cost[]> => {
  const place = `${replica.url}/v1/workspaces/${workspace}`
  const send = async (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | FormData } = {},
  ): Promise<Response> => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` }
    const response = await fetch(place + path, { ...init, headers })
    await response.arrayBuffer()
    if (response.status >= 400) throw new Error(`${path}: ${response.status}`)
    return response
  }
  const install = (name: string): Promise<Response> => {
    const form = new FormData()
    form.set(
      'archive',
      new Blob([new Uint8Array(packageArchive({ folder: name }))]),
      'skill.tar.gz',
    )
    return send('/skills/archive', { method: 'POST', body: form })
  }
  const put = (id: string): Promise<Response> =>
    send(`/documents/costs/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ skill: '# A document' }),
    })
  const measured = async (
    name: string,
    { count, act }: { count: number; act: (number: number) => Promise<unknown> },
  ): Promise<Cost> => {
    await act(count)
    const before = [cpuSeconds(replica.pid), cpuSeconds(postgres, { withChildren: true })]
    for (let number = 0; number < count; number += 1) await act(number)
    const after = [cpuSeconds(replica.pid), cpuSeconds(postgres, { withChildren: true })]
    const [serviceMs = 0, postgresMs = 0] = after.map(
      (seconds, at) => ((seconds - (before[at] ?? 0)) * 1000) / count,
    )
    return { name, serviceMs, postgresMs }
  }
  const tag = (await send('/capabilities')).headers.get('etag') ?? ''
  return [
    await measured('capabilities, 304', {
      count: 3000,
      act: () => send('/capabilities', { headers: { 'if-none-match': tag } }),
    }),
    await measured('list of 50 skills', { count: 200, act: () => send('/skills?limit=50') }),
    await measured('document', { count: 100, act: (number) => put(`a-${number}`) }),
    await measured('small skill', { count: 40, act: (number) => install(`costs-${number}`) }),
    await measured('small skill, then capabilities, 200', {
      count: 40,
      act: async (number) => {
        await install(`more-costs-${number}`)
        await send('/capabilities')
      },
    }),
  ]
}
