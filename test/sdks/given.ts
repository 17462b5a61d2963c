/** A listening service, and what the SDKs are given of it. */
import type { Test } from 'tap'
import { givenApi, type Api } from '../skills-api/given.ts'
import { skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { zip } from '../support/zips.ts'
import { toFile } from '../tools/sdks/sdks.ts'

export type Tried = Api & {
  approve: (proposalId: string) => Promise<void>
  requireApproval: () => Promise<void>
  disable: () => Promise<void>
}

export const givenTried = async (t: Test): Promise<Tried> => {
  const api = await givenApi(t)
  const put = async (path: string, payload: object) => {
    const { status, body } = await call(api.app, 'PUT', path, { payload })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  return {
    ...api,
    requireApproval: () => put('/settings', { approval: 'required' }),
    disable: () => put('/skills/user/one/policy', { enabled: false }),
    approve: async (id) => {
      const payload = { decision: 'approve', reason: 'read it' }
      const { status, body } = await call(api.app, 'POST', `/proposals/${id}/review`, { payload })
      if (status !== 200) throw new Error(JSON.stringify(body))
    },
  }
}

/** The files of the skill `one`, as an SDK takes them. */
export const filesOf = (body: string): Promise<File[]> =>
  Promise.all([
    toFile(Buffer.from(skillMd({ name: 'one', body })), 'one/SKILL.md'),
    toFile(Buffer.from('print(1)\n'), 'one/scripts/run.py'),
  ])

/** The same as one zip file. */
export const zipOf = (body: string): Promise<File> =>
  toFile(
    zip([
      { path: 'one/SKILL.md', body: skillMd({ name: 'one', body }) },
      { path: 'one/scripts/run.py', body: 'print(1)\n' },
    ]),
    'one.zip',
  )

/** Which field of a response an SDK does not know. */
export const proposalIn = (response: object): string => {
  const { waiting } = response as { waiting?: { proposal_id?: string } }
  if (waiting?.proposal_id === undefined) throw new Error('nothing waits')
  return waiting.proposal_id
}

export const collected = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
