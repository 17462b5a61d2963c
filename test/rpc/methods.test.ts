/** All methods that the five systems name; one without an entry fails here. */
import t from 'tap'
import { methods } from '../../src/dialects/rpc/methods.ts'

const gateway = [
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
]

const content = [
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
]

const protocol = ['list_skills', 'describe_skill', 'read_skill_file', 'load_skills_protocol_guide']

// The marketplace and the trusted installation are spoken to by REST; they name no methods.
t.test('every method has an entry, and there are no others', async (t) => {
  t.strictSame([...methods.keys()].toSorted(), [...gateway, ...content, ...protocol].toSorted())
})

t.test('what a runtime does is no method here', async (t) => {
  for (const name of ['execute_skill', 'run_code', 'create_blob', 'read_blob']) {
    t.notOk(methods.has(name), name)
  }
})
