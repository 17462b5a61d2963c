/** The process's own options: what they print, and what a configuration file can and cannot do. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from '../support/tap.ts'
import { databaseUrl, testDatabase } from '../support/database.ts'
import { type Service, spawnService, startService } from '../support/process.ts'

const program = (...words: string[]) => ({
  command: process.execPath,
  args: ['src/server.ts', ...words],
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
})

const ended = async (t: Test, ...words: string[]) => {
  const service = spawnService(t, {}, program(...words))
  const { code } = await service.exited
  return { code, stdout: service.stdout(), stderr: service.stderr() }
}

const fileOf = async (t: Test, text: string): Promise<string> => {
  const path = join(t.testdir({}), 'registry.yaml')
  await writeFile(path, text)
  return path
}

t.test('--help and -h print the usage and start nothing', async (t) => {
  for (const option of ['--help', '-h']) {
    const { code, stdout, stderr } = await ended(t, option)
    t.same([code, stderr], [0, ''])
    for (const word of ['--config', '--manifest', '--help']) t.match(stdout, word)
  }
})

t.test('--manifest prints the thirteen functions and two triggers', async (t) => {
  const { code, stdout, stderr } = await ended(t, '--manifest')
  t.same([code, stderr], [0, ''])
  const { functions, triggers } = JSON.parse(stdout)
  t.equal(functions.length, 13)
  t.same(
    triggers.map(({ name }: { name: string }) => name),
    ['skills::on-change', 'prompts::on-change'],
  )
  for (const one of functions) {
    t.match(one, { name: String, description: String, metadata: {}, response_schema: Object })
    t.equal(one.request_schema.type, 'object')
  }
})

t.test('other arguments are rejected with the possible ones', async (t) => {
  for (const words of [['--port', '80'], ['serve'], ['--config'], ['--help=no']]) {
    const { code, stdout, stderr } = await ended(t, ...words)
    t.same([code, stdout], [2, ''], words.join(' '))
    t.match(stderr, 'Usage: skill-registry')
  }
})

t.test('a file sets what the environment does not', async (t) => {
  const url = await testDatabase(t)
  const path = await fileOf(
    t,
    `DATABASE_URL: ${databaseUrl(url, 'no_such_database')}
UPLOAD_MAX_CHUNK_BYTES: 1000
FUNCTION_ALLOWED_ORIGINS:
  - https://hooks.example.com
  - http://127.0.0.1:4000
state_timeout_ms: 2500
scopes:
  skills: skills
  prompts: prompts
`,
  )
  const service = await startService(t, { DATABASE_URL: url }, program('--config', path))
  const started = await fetch(`${service.url}/v1/workspaces/default/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      file_name: 'a.tar.gz',
      archive_format: 'tar_gz',
      compressed_size_bytes: 10,
      sha256: 'a'.repeat(64),
    }),
  })
  t.match(await started.json(), { max_chunk_size_bytes: 1000 })
  t.match(service.stderr(), 'scopes have no effect here')
})

const warned = async (t: Test, path: string): Promise<Service> => {
  const env = { DATABASE_URL: await testDatabase(t) }
  const service = await startService(t, env, program('--config', path))
  t.match(service.stderr(), `the configuration file ${path} cannot be read`)
  t.equal((await fetch(`${service.url}/livez`)).status, 200)
  return service
}

t.test('a missing or invalid file is a warning, and the defaults apply', async (t) => {
  await warned(t, join(t.testdir({}), 'none.yaml'))
  await warned(t, await fileOf(t, 'a: [1'))
  await warned(t, await fileOf(t, '- a list'))
})

t.test('an empty file is valid', async (t) => {
  const path = await fileOf(t, '# nothing yet\n')
  const service = await startService(
    t,
    { DATABASE_URL: await testDatabase(t) },
    program('--config', path),
  )
  t.equal(service.stderr(), '')
})

const stopping: Record<string, [text: string, reason: string]> = {
  'a bad value': ['PORT: 65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
  'a bad time': ['state_timeout_ms: soon', 'FUNCTION_TIMEOUT_MS must be a whole number'],
  'a value of another kind': ['PORT: {a: 1}', 'PORT must be text, a number, true, false,'],
  'a variable of OpenTelemetry': [
    'OTEL_EXPORTER_OTLP_ENDPOINT: http://127.0.0.1:4318',
    'OTEL_EXPORTER_OTLP_ENDPOINT must be set in the environment',
  ],
  'a setting that is none': ['PROT: 80', 'PROT is not a setting'],
}

for (const [name, [text, reason]] of Object.entries(stopping)) {
  t.test(`${name} in a file stops the start with its name`, async (t) => {
    // As the test's own environment has a port.
    const service = spawnService(t, { PORT: '' }, program('--config', await fileOf(t, text)))
    t.same((await service.exited).code, 1)
    t.match(service.stderr(), `skill-registry cannot start: ${reason}`)
  })
}
