/** `install` and `pull` of packages in which programs of version control would find their settings. */
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { fingerprintOf } from '../../src/packages/fingerprint.ts'
import { openServer, sendJson } from './hostile-registry.ts'
import { type Files, openSkill } from './program.ts'
import { openRegistry } from './tenant.ts'

const tenantOf = await openRegistry(t)

const packages: [what: string, files: Files][] = [
  ['settings of Git', { '.git/config': '[core]\n\tfsmonitor = "touch mine"\n' }],
  ['hooks of Git, in capitals', { 'docs/.GIT/hooks/post-checkout': 'touch mine' }],
  ['a file that names a repository', { 'docs/.git': 'gitdir: ../mine' }],
  ['settings of Git as Windows shortens their folder', { 'git~1/config': '[core]\n' }],
  ['hooks of Mercurial', { '.hg/hgrc': '[hooks]\n' }],
  ['data of Subversion with a long s', { '.\u017fvn/entries': '12\n' }],
  ['a repository by its content', { HEAD: 'x', config: '[core]\n', 'objects/x': '', 'refs/x': '' }],
]

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** A registry that serves whatever it is given. */
const openCareless = async (t: Parameters<typeof openServer>[0]) => {
  let files: Files = {}
  const url = await openServer(t, ({ url: path = '' }, response) => {
    if (path.includes('/archive')) {
      response.writeHead(200, { 'content-type': 'application/gzip' })
      response.end(packageArchive({ folder: null, files }))
      return
    }
    const list = Object.entries({ 'SKILL.md': skillMd(), ...files }).map(([name, content]) => ({
      path: name,
      size: content.length,
      sha256: sha256(content),
      executable: false,
    }))
    const fingerprint = fingerprintOf(list)
    const skill = { fingerprint, installable: true, version: '1.0.0', reasons: {} }
    sendJson(response, 200, path.includes('/files') ? { fingerprint, files: list } : skill)
  })
  return { url, serve: (given: Files) => void (files = given) }
}

t.test('version control data is not written, whatever the registry serves', async (t) => {
  const registry = await openCareless(t)
  const skill = await openSkill(t, registry)
  for (const [what, files] of packages) {
    registry.serve(files)
    for (const words of [
      ['install', 'pdf-tools', '--to', '.'],
      ['pull', 'pdf-tools'],
    ]) {
      const { code, stderr } = await skill.run(...words)
      t.equal(code, 1, what)
      t.match(stderr, /version control|Git repository/, what)
      t.same(await readdir(skill.folder), [], what)
    }
  }
  registry.serve({ 'HEAD.md': 'x', 'objects/x': '', 'git/refs/x': '', '.gitignore': 'x' })
  t.match(await skill.run('install', 'pdf-tools'), { code: 0 })
})

t.test('what was installed is what verify finds', async (t) => {
  const tenant = await tenantOf()
  const skill = await openSkill(t, tenant)
  await tenant.install(
    packageArchive({
      files: {
        '.gitignore': 'x',
        '.github/a.yml': 'x',
        'a\u{fffd}.md': 'x',
        '._b': 'x',
        'ü.md': '',
      },
    }),
  )
  await skill.json('install', 'pdf-tools')
  t.match(await skill.json('verify'), { is_verified: true })
})
