/** Lock files, and lists and commands of other registries, of skills that install packages of a loaded list. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { installArchive } from '../trust/given.ts'
import { type Case, foundIn, loaded, record, servesEach, skillWith, stopsEach } from './given.ts'

const OTHERS = ['RubyGems', 'crates.io', 'Go', 'NuGet']
const MODULE = 'github.com/Evil/module'

const EVIL = [
  record({ name: 'evil' }),
  record({ name: '@evil/js' }),
  record({ name: 'evil', ecosystem: 'PyPI' }),
  ...OTHERS.map((ecosystem) =>
    record({ name: ecosystem === 'Go' ? MODULE : 'evil-Thing', ecosystem }),
  ),
  ...['npm', 'PyPI', 'RubyGems', 'crates.io', 'NuGet'].map((ecosystem) =>
    record({ name: 'taken', ecosystem, versions: ['1.0.1'] }),
  ),
  record({ name: 'github.com/taken/over', ecosystem: 'Go', versions: ['1.0.1'] }),
]

const npmLock = (entry: string): string =>
  `{\n"name": "taken",\n"packages": {\n"": {"name": "own", "version": "1.0.1"},\n${entry}\n}}\n`

const locked = (...names: string[]): string =>
  npmLock(names.map((name) => `"node_modules/${name}":{"version":"1.0.1"}`).join(',\n'))

const malicious: Record<string, Case> = {
  'package-lock.json': [
    'package-lock.json',
    npmLock('"node_modules/a/node_modules/@evil/js": { "version": "1.0.0" }'),
    5,
  ],
  'a bad version in it': [
    'npm-shrinkwrap.json',
    npmLock('"node_modules/taken":{"version":"1.0.1"}'),
    5,
  ],
  'another name in it': [
    'package-lock.json',
    npmLock(
      '"node_modules/a":{"name":"x","resolved":"https://registry.npmjs.org/taken/-/taken-1.0.1.tgz"}',
    ),
    5,
  ],
  'yarn.lock': [
    'sub/yarn.lock',
    '# yarn lockfile v1\n\n"taken@^1", taken@~1.0:\n  version "1.0.1"\n',
    3,
  ],
  'yarn.lock of version 2': ['yarn.lock', '"x@npm:taken@^1":\n  version: 1.0.1\n', 1],
  'pnpm-lock.yaml': [
    'pnpm-lock.yaml',
    "packages:\n\n  '@evil/js@7.1.0(peer@1.0.0)':\n    a: b\n",
    3,
  ],
  'pnpm-lock.yaml of version 6': ['pnpm-lock.yaml', 'packages:\n  /taken@1.0.1:\n    a: b\n', 2],
  'bun.lock': [
    'bun.lock',
    '{\n  "packages": {\n    "a": ["taken@1.0.1", "", {}, "sha512-x"],\n',
    3,
  ],
  'poetry.lock': ['poetry.lock', '[[package]]\nname = "Taken"\nversion = "1.0.1"\n', 1],
  'Pipfile.lock': [
    'Pipfile.lock',
    '{"default": {\n"taken": {"hashes": ["sha256:a"], "version": "==1.0.1"}}}',
    2,
  ],
  'gem install': ['a.sh', 'set -e\ngem install evil-thing\n', 2],
  'a version of it': ['a.sh', 'gem install taken -v 1.0.1\n', 1],
  Gemfile: ['Gemfile', "source 'https://rubygems.org'\ngem 'evil-thing', '~> 1'\n", 2],
  'Gemfile.lock': ['Gemfile.lock', 'GEM\n  specs:\n    taken (1.0.1)\n      evil-thing\n', 3],
  'cargo install': ['b.md', 'Then call `cargo install --locked evil_thing`.', 1],
  'cargo add': ['a.sh', 'cargo add serde taken@1.0.1\n', 1],
  'Cargo.toml': ['Cargo.toml', '[dependencies]\nserde = "1"\nx = { package = "evil-thing" }\n', 3],
  'a table of Cargo.toml': ['Cargo.toml', '[dev-dependencies.taken]\nversion = "=1.0.1"\n', 1],
  'Cargo.lock': ['Cargo.lock', '[[package]]\nname = "taken"\nversion = "1.0.1"\n', 1],
  'go install': ['a.sh', `go install ${MODULE}/cmd/tool@latest\n`, 1],
  'go run': ['a.sh', 'go run github.com/taken/over@v1.0.1\n', 1],
  'go.mod': ['go.mod', `module own\nrequire (\n\t${MODULE} v1.2.3 // indirect\n)\n`, 3],
  'a replacement in go.mod': ['go.mod', `replace example.com/a => ${MODULE} v1.2.3\n`, 1],
  'go.sum': ['go.sum', 'github.com/taken/over v1.0.1 h1:abc=\n', 1],
  'dotnet add': ['a.sh', 'dotnet add app.csproj package Taken --version 1.0.1\n', 1],
  'a tool of .NET': ['a.sh', 'dotnet tool install -g Evil-Thing\n', 1],
  'a project of .NET': ['app.csproj', '<X>\n<PackageReference Include="Evil-Thing" />\n</X>', 2],
  'packages.lock.json': [
    'packages.lock.json',
    '{"dependencies":{"net8.0":{\n"Taken":{"type":"Direct","resolved":"1.0.1"}}}}',
    2,
  ],
}

const harmless: Record<string, [path: string, content: string]> = {
  'another version': ['package-lock.json', npmLock('"node_modules/taken":{"version":"1.0.2"}')],
  'its own name': ['package-lock.json', npmLock('"node_modules/a":{"version":"1.0.1"}')],
  'a peer of pnpm': ['pnpm-lock.yaml', 'packages:\n  /a@1.0.0(taken@1.0.1):\n    b: c\n'],
  'a dependency without a version': ['Gemfile.lock', 'GEM\n  specs:\n    a (1.0)\n      taken\n'],
  'a hash of go.mod only': ['go.sum', 'github.com/taken/over v1.0.1/go.mod h1:abc=\n'],
  'a range of Cargo': ['Cargo.toml', '[dependencies]\ntaken = "1.0.1"\n'],
  'a feature of Cargo': ['Cargo.toml', '[features]\nevil-thing = "1"\n'],
  'a repository': ['a.sh', 'cargo install --git https://github.com/own/evil-thing evil-thing\n'],
  'a package of the own module': ['a.sh', 'go install ./evil/module\ngo test ./...\n'],
  'a sentence': ['b.md', 'Let it go get evil-thing, the gem install evil of a bundle add.\n'],
  'another registry': ['a.sh', 'gem install evil\nnpm i evil-thing\n'],
}

t.test('lock files and other registries are compared with the list', async (t) => {
  const given = await testApp(t)
  await loaded(t, given, EVIL)
  await stopsEach(t, given, malicious)
})

t.test('what only looks like it is served', async (t) => {
  const given = await testApp(t)
  await loaded(t, given, EVIL)
  await servesEach(t, given, harmless)
})

t.test('a lock file of thousands of packages is compared as a whole', async (t) => {
  const given = await testApp(t)
  await loaded(t, given, EVIL)
  const many = Array.from({ length: 4900 }, (_, n) => `package-${n}`)
  const good = skillWith('good', { 'package-lock.json': locked(...many) })
  t.equal((await installArchive(given.app, good)).status, 201)
  const bad = skillWith('bad', { 'package-lock.json': locked(...many, 'taken') })
  t.equal((await installArchive(given.app, bad)).status, 202)
  t.match(await foundIn(given, 'bad'), [{ severity: 'block', line: 4905 }])
})

t.test('a lock file in fixtures waits on weaker evidence', async (t) => {
  const given = await testApp(t)
  await loaded(t, given, EVIL)
  const fixture = {
    'tests/fixtures/Cargo.lock': '[[package]]\nname = "taken"\nversion = "1.0.1"\n',
  }
  t.equal((await installArchive(given.app, skillWith('scanner', fixture))).status, 202)
  t.match(await foundIn(given, 'scanner'), [
    { severity: 'hold', path: 'tests/fixtures/Cargo.lock' },
  ])
})
