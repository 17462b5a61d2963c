/** The official suite, against what is expected to fail of it. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { putPrompt } from '../functions/calls.ts'
import { run, toolsFolder } from './programs.ts'
import { givenService } from './service.ts'

const { app, url } = await givenService(t)

// One check waits to be told of a prompt that changes; the suite cannot change one itself.
const prompt = { description: 'Changes.', function_id: 'suite::nothing' }
const changing = setInterval(() => void putPrompt(app, 'changing', prompt), 200)
t.teardown(() => clearInterval(changing))

for (const revision of ['2025-11-25', '2026-07-28']) {
  t.test(`all that ${revision} requires holds, except what is listed with a reason`, async (t) => {
    const baseline = join(toolsFolder, `expected-${revision}.yml`)
    const { code, out } = await run(
      'conformance',
      ['server', '--url', url, '--requirements', revision].concat('--expected-failures', baseline),
    )
    t.comment(out.slice(out.indexOf('=== SUMMARY')))
    t.equal(code, 0)
  })
}

for (const scenario of ['enumeration', 'manifest', 'directory']) {
  t.test(`the skills extension: ${scenario}`, async (t) => {
    const name = `sep-2640-skills-${scenario}`
    const { code, out } = await run('conformance', ['server', '--url', url, '--scenario', name])
    t.equal(code, 0)
    const [counts = ''] = /Passed: .*/.exec(out) ?? []
    t.match(counts, /, 0 failed, 0 warnings/, counts)
  })
}
