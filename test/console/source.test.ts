/** A long file is shown in parts, and a link to a line leads to the part that has it. */
import t, { type Test } from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { call, givenSkill, multipart } from '../support/given.ts'

const skill = '/console/w/default/skills/user/pdf-tools'

const key = [
  '-----BEGIN RSA PRIVATE KEY-----',
  'MIIEowIBAAKCAQEAvXz8J0mQ2n3fTq1yR5sKc7uWd9eBhGjLpVtXoZaYbNcMfQrS',
  '-----END RSA PRIVATE KEY-----',
]

const givenFile = async (t: Test, lines: readonly string[]) => {
  const { app } = await testApp(t)
  await givenSkill(app, { files: { 'notes.txt': `${lines.join('\n')}\n` } })
  return async (address: string): Promise<string> => {
    const { statusCode, payload } = await app.inject({ url: address.replaceAll('&amp;', '&') })
    t.equal(statusCode, 200, address)
    return payload
  }
}

t.test('a link to a finding leads to its line, however far down it is', async (t) => {
  const { app } = await testApp(t)
  const filler = Array.from({ length: 2400 }, (_, index) => `Step ${index}.`)
  const files = { 'SKILL.md': skillMd(), 'keys/office.pem': [...filler, ...key, ''].join('\n') }
  await call(app, 'POST', '/skills/archive?target_source_kind=user', {
    ...multipart(packageArchive({ folder: 'pdf-tools', files })),
  })
  for (const page of [skill, `${skill}/-/health`]) {
    const { payload } = await app.inject({ url: page })
    const [, link = ''] = /href="([^"]+)"[^>]*>keys\/office\.pem:2401</.exec(payload) ?? []
    const [address = '', id = ''] = link.replaceAll('&amp;', '&').split('#')
    t.equal(id, 'L2401', page)
    t.match((await app.inject({ url: address })).payload, `id="${id}"`, page)
  }
})

const rangeOf = (payload: string): string => /Lines \d+ to \d+ of 2600/.exec(payload)?.[0] ?? ''

t.test('the parts of a file are the same in both directions', async (t) => {
  const read = await givenFile(
    t,
    Array.from({ length: 2600 }, (_, index) => `${index + 1} ${'word '.repeat(70)}`),
  )
  const walk = async (address: string, name: 'before' | 'next'): Promise<string[]> => {
    const payload = await read(address)
    const to = new RegExp(`<a href="([^"]+)">${name}</a>`).exec(payload)?.[1]
    return [rangeOf(payload), ...(to === undefined ? [] : await walk(to, name))]
  }
  const forwards = await walk(`${skill}/-/files/notes.txt`, 'next')
  t.ok(forwards.length > 2, forwards.join(', '))
  t.match(forwards[0], 'Lines 1 to ')
  t.match(forwards.at(-1), ' to 2600 of')
  const backwards = await walk(`${skill}/-/files/notes.txt?from=2600`, 'before')
  t.same(backwards.toReversed(), forwards)
  const within = await read(`${skill}/-/files/notes.txt?from=7`)
  t.equal(rangeOf(within), forwards[0], 'a line leads to its part, not to a part of its own')
})
