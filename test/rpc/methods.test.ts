/**
 * All that the five source documents name as a method, an endpoint, a notification or a trigger,
 * and where it is tried. One that has no test, and a method here that no document names, fails.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from '../support/tap.ts'
import { noMethod } from '../../src/protocols/rpc/errors.ts'
import { methods } from '../../src/protocols/rpc/methods.ts'

/** A name to the file that tries it, and the text there that does. */
type Tried = Record<string, [file: string, text: string]>

const called = (file: string, names: string[]): Tried =>
  Object.fromEntries(names.map((name) => [name, [file, `'${name}'`]]))

const gateway = called('rpc/gateway.slow.test.ts', [
  'skills/list',
  'skills/upload/start',
  'skills/upload/finish',
  'skills/upload/abort',
  'skills/install',
  'skills/update',
  'skills/uninstall',
  'skills/health',
  'skills/policy/list',
  'skills/policy/set',
])

const content = called('rpc/content.test.ts', [
  'prompts::register',
  'skills::register',
  'skills::resources-list',
  'prompts::list',
  'skills::resources-read',
  'prompts::mcp-get',
  'prompts::unregister',
  'skill::fetch',
  'skills::list',
  'skills::unregister',
  'skills::fetch_skill',
  'skills::resources-templates',
  'prompts::mcp-list',
])

const protocol = called('rpc/protocol.slow.test.ts', [
  'list_skills',
  'describe_skill',
  'read_skill_file',
  'load_skills_protocol_guide',
])

/** What has no params and result in JSON-RPC: frames, streams, and what is spoken by REST. */
const others: Tried = {
  'the PSU1 chunk frame': ['uploads/chunks.test.ts', 'sendFrame('],
  'skills/changed': ['events/stream.test.ts', 'skills/changed'],
  'skills/upload/chunk_ack': ['events/acks.slow.test.ts', 'chunk_ack'],
  'turn/start.capabilities': ['trust/selection.test.ts', '/skills/resolve'],
  'skills::on-change': ['subscriptions/deliver.slow.test.ts', 'skills::on-change'],
  'prompts::on-change': ['subscriptions/deliver.slow.test.ts', 'prompts::on-change'],
  'GET /capabilities': ['dialects/capabilities.slow.test.ts', '/capabilities'],
  CONNECT_AGENT: ['dialects/connect.slow.test.ts', "'/connect'"],
  '/invoke': ['dialects/invoke.test.ts', '/invoke'],
  'manual install': ['trust/proposals.test.ts', 'installArchive('],
  'proposed manifests': ['trust/manifests.test.ts', '/proposals'],
  'human approval': ['trust/proposals.test.ts', 'approve('],
  'metadata completion': ['trust/proposals.test.ts', 'classify('],
  capabilityScope: ['trust/selection.test.ts', 'capability-scope'],
  'manifest.proposed.json': ['trust/manifests.test.ts', "'manifest.proposed.json'"],
  'manifest.json': ['trust/manifests.test.ts', "'manifest.json'"],
  'install_report.json': ['trust/manifests.test.ts', 'install_report.json'],
}

const textOf = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

t.test('every name of the five documents is tried', async (t) => {
  for (const [name, [file, text]] of Object.entries({
    ...gateway,
    ...content,
    ...protocol,
    ...others,
  })) {
    t.ok(textOf(file).includes(text), `${name} in ${file}`)
  }
})

t.test('the table of methods has those names, and no others', async (t) => {
  const names = Object.keys({ ...gateway, ...content, ...protocol })
  t.equal(names.length, 27)
  t.strictSame([...methods.keys()].toSorted(), names.toSorted())
})

t.test('methods of a runtime are unknown here, and each says what to do instead', async (t) => {
  const hints = {
    execute_skill: 'Nothing is executed here. Read the skill with describe_skill',
    run_code: 'Nothing is executed here. Read the skill with describe_skill',
    create_blob: 'There are no blobs here. Keep the data where you run the skill.',
    read_blob: 'There are no blobs here. Read the files of a skill with read_skill_file.',
  }
  for (const [name, hint] of Object.entries(hints)) {
    t.notOk(methods.has(name), name)
    t.match(
      noMethod(name, () => false),
      { code: -32_601, message: hint },
      name,
    )
  }
})
