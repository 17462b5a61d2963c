/** Skills that install packages of a loaded list: by every way that says it, at once and later. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { approve, installArchive, readSkill, review, updateArchive } from '../trust/given.ts'
import { pending } from '../trust/mapped.ts'
import { type Case, foundIn, loaded, record, servesEach, skillWith, stopsEach } from './given.ts'

const EVIL = [
  record({ name: 'evil-js' }),
  record({ name: '@evil/js' }),
  record({ name: 'evil-py', ecosystem: 'PyPI' }),
  record({ name: 'taken-over', versions: ['1.0.1', '1.0.2'] }),
  record({ name: 'taken-over', ecosystem: 'PyPI', versions: ['2.0'] }),
]

const fenced = (command: string): string => `# Set up\n\n\`\`\`sh\n${command}\n\`\`\`\n`

const malicious: Record<string, Case> = {
  npx: ['a.sh', 'set -e\nnpx -y evil-js@1.2.3 --port 80\n', 2],
  'npx with a package': ['a.sh', 'npx --package=evil-js run\n', 1],
  'npm i': ['b.md', fenced('npm i -g left-pad evil-js && true'), 4],
  'npm install of several lines': ['b.md', fenced('npm install \\\n  left-pad \\\n  @evil/js'), 6],
  'pnpm dlx': ['a.sh', 'pnpm dlx evil-js', 1],
  'a code span': ['b.md', 'Then call `npm install evil-js` once.', 1],
  'a sentence': ['b.md', 'First run npm install evil-js and then restart.', 1],
  'a call in code': ['a.py', 'import subprocess\nsubprocess.run(["npx", "-y", "evil-js"])\n', 2],
  'a string in code': ['a.js', 'execSync("npm i evil-js")\n', 1],
  'an MCP server': [
    'mcp.json',
    '{"mcpServers":{"x":{"command":"npx","args":["-y","evil-js"]}}}',
    1,
  ],
  'its arguments first': ['mcp.json', '{"x":{"args":["evil-py"],"command":"uvx"}}', 1],
  'pip install': ['a.sh', 'pip3 install -r requirements.txt "Evil.Py>=1"\n', 1],
  'python -m pip': ['a.sh', 'python3 -m pip install evil_py==1.0\n', 1],
  uvx: ['a.sh', 'uvx --from evil-py tool\n', 1],
  'uv add': ['a.sh', 'uv add evil-py\n', 1],
  'uv run': ['a.sh', 'uv run --with evil-py script.py\n', 1],
  pipx: ['a.sh', 'pipx run evil-py\n', 1],
  'package.json': [
    'sub/package.json',
    '{\n  "devDependencies": {\n    "evil-js": "^1.0.0"\n  }\n}',
    3,
  ],
  'another name in package.json': ['package.json', '{"dependencies":{"x":"npm:evil-js@1"}}', 1],
  'requirements.txt': ['requirements-dev.txt', '# all\nrequests\nevil_py ~= 1.0\n', 3],
  'pyproject.toml': ['pyproject.toml', '[project]\ndependencies = [\n  "evil-py[x]>=1",\n]\n', 3],
  'a table of Poetry': ['pyproject.toml', '[tool.poetry.dependencies]\nevil-py = "^1"\n', 2],
  'a script of Python': ['a.py', '# /// script\n# dependencies = ["evil-py"]\n# ///\n', 2],
  'a bad version': ['a.sh', 'npm i taken-over@1.0.2\n', 1],
  'a bad version that is listed': ['package.json', '{"dependencies":{"taken-over":"1.0.1"}}', 1],
  'a bad version of Python': ['requirements.txt', 'taken-over==2.0\n', 1],
}

const harmless: Record<string, [path: string, content: string]> = {
  'another name': ['a.sh', 'npm i evil-js2 && pip install evil-js\n'],
  'another ecosystem': ['a.sh', 'npx evil-py\n'],
  'another version': ['a.sh', 'npm i taken-over@1.0.3\n'],
  'any version': ['a.sh', 'npm i taken-over && pip install taken-over\n'],
  'a range': ['package.json', '{"dependencies":{"taken-over":"^1.0.1"}}'],
  'its own name': ['package.json', '{"name":"evil-js","keywords":["evil-py"]}'],
  'a name in a text': ['b.md', 'The package evil-js was malicious.\n'],
  'a script of that name': ['a.sh', 'npm run evil-js\nuv run evil-py\n'],
  'a file': ['a.sh', 'npm i ./evil-js\npip install ./evil-py\n'],
}

t.test('a skill that installs a listed package is not served, and says where', async (t) => {
  const given = await testApp(t)
  await loaded(t, given, EVIL)
  await stopsEach(t, given, malicious)
})

t.test('what only sounds like it is served', async (t) => {
  const given = await testApp(t)
  await loaded(t, given, EVIL)
  await servesEach(t, given, harmless)
})

t.test('without a list nothing is malicious; a fixture waits on weaker evidence', async (t) => {
  const given = await testApp(t)
  const script = { 'a.sh': 'npx evil-js\n' }
  t.equal((await installArchive(given.app, skillWith('early', script))).status, 201)
  await loaded(t, given, EVIL)
  const fixture = { 'tests/a.sh': 'npx evil-js\n' }
  t.equal((await installArchive(given.app, skillWith('scanner', fixture))).status, 202)
  t.match(await foundIn(given, 'scanner'), [{ severity: 'hold', path: 'tests/a.sh' }])
  const form = multipart(skillWith('tried', script))
  const tried = await call(given.app, 'POST', '/skills/archive?dry_run=true', form)
  t.match(tried.body, { findings: { block: [{ rule_id: 'dependency.malicious' }] } })
})

t.test('too many packages are held once there is a list', async (t) => {
  const given = await testApp(t)
  const names = Array.from({ length: 5100 }, (_, n) => `package-${n}`)
  const flood = { 'requirements.txt': [...names, 'evil-py'].join('\n') }
  t.equal((await installArchive(given.app, skillWith('early', flood))).status, 201)
  await loaded(t, given, EVIL)
  t.equal((await installArchive(given.app, skillWith('flood', flood))).status, 202)
  t.match(await foundIn(given, 'flood'), [{ rule_id: 'scan.incomplete', severity: 'hold' }])
})

t.test('a new list stops what is served, once, and releases nothing', async (t) => {
  const given = await testApp(t, { RESCANS_PER_SECOND: '1000' })
  const { app, services } = given
  const script = { 'a.sh': 'npx evil-js\n' }
  await installArchive(app, skillWith('bad', script))
  await installArchive(app, skillWith('good', {}))
  t.equal(await services.rescans.run(), null, 'nothing is due without a list')
  await loaded(t, given, EVIL)
  t.match(await services.rescans.run(), { same: 1, stopped: 1 })
  t.equal(await services.rescans.run(), null, 'nothing is due any more')
  t.match((await readSkill(app, { slug: 'bad' })).body, {
    served: false,
    status_reason: 'security_blocked',
    findings: { block: [{ rule_id: 'dependency.malicious', path: 'a.sh' }] },
  })
  t.match((await readSkill(app, { slug: 'good' })).body, { served: true })
  const { entries } = (await call(app, 'GET', '/audit')).body
  t.match(
    entries.find(({ action }: { action: string }) => action === 'findings_changed'),
    { decision: 'blocked', details: { added: [{ rule_id: 'dependency.malicious' }] } },
  )

  const [proposal] = await pending(app)
  t.match(proposal, { operation: 'rescan', slug: 'bad' })
  const accept_findings = [{ rule_id: 'dependency.malicious', path: 'a.sh' }]
  const released = await review(app, proposal.proposal_id, { decision: 'approve', accept_findings })
  t.equal(released.status, 200)
  t.match((await readSkill(app, { slug: 'bad' })).body, { served: true })
  await loaded(t, given, [...EVIL, record({ name: 'another' })])
  t.match(await services.rescans.run(), { same: 2, stopped: 0 })
  t.match((await readSkill(app, { slug: 'bad' })).body, { served: true })
})

t.test('a list without the package releases nothing', async (t) => {
  const given = await testApp(t, { RESCANS_PER_SECOND: '1000' })
  const { app, services } = given
  await loaded(t, given, EVIL)
  const waiting = await installArchive(app, skillWith('bad', { 'a.sh': 'npx evil-js\n' }))
  t.equal(waiting.status, 202)
  await loaded(t, given, [record({ name: 'another' })])
  t.match(await services.rescans.run(), { stopped: 0 })
  const { body } = await readSkill(app, { slug: 'bad' })
  t.match(body, { served: false, status_reason: 'approval_pending' })
  t.equal((await approve(app, waiting.body.proposal_id)).status, 200)
  t.match((await readSkill(app, { slug: 'bad' })).body, { served: true })
})

t.test('an update to a listed package leaves what was served', async (t) => {
  const given = await testApp(t)
  await loaded(t, given, EVIL)
  await installArchive(given.app, skillWith('steady', {}))
  const update = skillWith('steady', { 'package.json': '{"dependencies":{"evil-js":"1"}}' })
  const { status, body } = await updateArchive(given.app, update, { slug: 'steady' })
  t.equal(status, 202)
  t.match(body, { findings: { block: [{ rule_id: 'dependency.malicious', new: true }] } })
  t.match((await readSkill(given.app, { slug: 'steady' })).body, { served: true })
})
