/** Calls of the skill APIs over HTTP, as their clients make them. */
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Test } from 'tap'
import { type TestApp, testApp } from '../support/app.ts'
import { skillMd } from '../support/archives.ts'
import type { Answer } from '../support/given.ts'

type Reply = { status: number; headers: Headers; body: Answer['body']; bytes: Buffer }

export type Api = TestApp & {
  origin: string
  send: (method: string, path: string, more?: Sent) => Promise<Reply>
}

type Sent = { headers?: Record<string, string>; form?: FormData; json?: object }

export const givenApi = async (t: Test): Promise<Api> => {
  const test = await testApp(t)
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (method: string, path: string, { headers = {}, form, json }: Sent = {}) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(form ? { body: form } : {}),
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    const bytes = response.body ? await buffer(Readable.fromWeb(response.body)) : Buffer.alloc(0)
    const isJson = response.headers.get('content-type')?.includes('json')
    const body: unknown = isJson ? JSON.parse(bytes.toString()) : null
    return { status: response.status, headers: response.headers, body, bytes }
  }
  return { ...test, origin, send }
}

type Files = Record<string, string | Uint8Array>

/** Each file is a part of its own, with its path as the file name. */
export const formOf = (files: Files, fields: Record<string, string> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [path, content] of Object.entries(files)) {
    form.append('files[]', new Blob([content]), path)
  }
  return form
}

export const skillFiles = (name: string, body = '# One', more: Files = {}): Files => ({
  [`${name}/SKILL.md`]: skillMd({ name, body }),
  ...more,
})

/** One archive. */
export const archiveForm = (bytes: Uint8Array, name = 'skill.zip'): FormData => {
  const form = new FormData()
  form.set('files', new Blob([new Uint8Array(bytes)]), name)
  return form
}
