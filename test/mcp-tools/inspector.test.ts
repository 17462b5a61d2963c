/** The MCP Inspector, which holds every file against its digest. */
import t from '../support/tap.ts'
import { run } from './programs.ts'
import { givenService } from './service.ts'

const { url } = await givenService(t)

for (const era of ['legacy', 'modern']) {
  const inspect = (...args: string[]) =>
    run('inspector', ['--cli', url, '--transport', 'http', '--protocol-era', era, ...args])

  t.test(`${era}: every file of every skill is verified`, async (t) => {
    const found = await inspect('--method', 'skills/list', '--verify', '--require-digests')
    t.equal(found.code, 0, found.out.slice(-2000))
    const reports = found.lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    t.same(
      reports.map(({ name, outcome }) => [name, outcome]),
      ['deep', 'nested', 'plain', 'typed'].map((name) => [name, 'verified']),
    )
    const files = reports.flatMap((report) => report.files)
    t.equal(files.length, 10)
    t.ok(files.every(({ status }) => status === 'verified'))
  })

  t.test(`${era}: lists, a read and a call work`, async (t) => {
    for (const [method, seen] of [
      ['tools/list', /skill__fetch/],
      ['resources/list', /iii:\/\/news/],
      ['resources/templates/list', /iii:\/\/fn/],
      ['prompts/list', /test_simple_prompt/],
    ] as const) {
      const { code, out } = await inspect('--method', method)
      t.equal(code, 0, method)
      t.match(out, seen)
    }
    const read = await inspect('--method', 'resources/read', '--uri', 'iii://news')
    t.match(read, { code: 0, out: /Of the day/ })
    const called = await inspect(
      '--method',
      'tools/call',
      '--tool-name',
      'list_skills',
      '--tool-arg',
      'detail=summary',
    )
    t.match(called, { code: 0, out: /for tests/ })
  })
}
