/** A service with something of each kind in it, for programs that know nothing of it. */
import { randomBytes } from 'node:crypto'
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'
import { putFunction, putPrompt } from '../functions/calls.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'

const skillMd = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: "Does ${name}: for tests."\n${more}---\n\n# ${name}\n`

const packages: Record<string, Record<string, string | Uint8Array>> = {
  plain: { 'SKILL.md': skillMd('plain') },
  deep: {
    'SKILL.md': skillMd('deep', 'license: MIT\nmetadata:\n  author: "Ann"\n  version: "1.0"\n'),
    'references/a/b/c.md': '# Deep\n',
    'references/Ünicode & spaces #1.md': '\uFEFFwith a mark\r\n',
    'scripts/run.sh': '#!/bin/sh\necho\n',
    'empty.txt': '',
    'image.png': randomBytes(3000),
  },
  typed: {
    'SKILL.md': skillMd(
      'typed',
      'released: 2026-01-02\ncount: 010\nratio: 1.10\nflag: yes\nnothing: ~\nlist: [a, 1, true]\ntext: |\n  one\n  two\n',
    ),
  },
  nested: { 'SKILL.md': skillMd('nested'), 'inner/SKILL.md': skillMd('inner') },
}

const user = (content: object) => ({ messages: [{ role: 'user', content }] })
const text = (said: string) => user({ type: 'text', text: said })

/** Prompts that the official suite asks for by name. */
const answers: Record<string, (given: Record<string, string>) => object> = {
  test_simple_prompt: () => text('This is a simple prompt for testing.'),
  test_prompt_with_arguments: ({ arg1, arg2 }) =>
    text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  test_prompt_with_embedded_resource: ({ resourceUri: uri }) =>
    user({ type: 'resource', resource: { uri, mimeType: 'text/plain', text: 'Embedded.' } }),
  test_prompt_with_image: () =>
    user({ type: 'image', data: randomBytes(30).toString('base64'), mimeType: 'image/png' }),
}

const declared: Record<string, string[]> = {
  test_prompt_with_arguments: ['arg1', 'arg2'],
  test_prompt_with_embedded_resource: ['resourceUri'],
}

const givenPrompts = async (t: Test, app: App): Promise<void> => {
  const { origin } = await givenHandler(t, ({ path, body }, response) => {
    const answer = answers[path.slice(1)]?.(JSON.parse(body))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  for (const name of Object.keys(answers)) {
    await putFunction(app, `suite::${name}`, { url: `${origin}/${name}` })
    await putPrompt(app, name, {
      description: 'For the official suite.',
      function_id: `suite::${name}`,
      arguments: (declared[name] ?? []).map((one) => ({ name: one, required: true })),
    })
  }
}

export const givenService = async (t: Test): Promise<TestApp & { url: string }> => {
  const given = await testApp(t)
  const { app } = given
  for (const [folder, files] of Object.entries(packages)) {
    await givenInstalledSkill(app, packageArchive({ folder, files }))
    const payload = { allow_implicit_invocation: true }
    await call(app, 'PUT', `/skills/user/${folder}/policy`, { payload })
  }
  await call(app, 'PUT', '/documents/news', { payload: { skill: '# News\n\nOf the day.' } })
  await givenPrompts(t, app)
  t.teardown(() => app.server.closeAllConnections())
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { ...given, url: `${origin}/mcp` }
}
