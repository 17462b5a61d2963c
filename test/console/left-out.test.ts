/** What the upload page leaves out of a folder, by the scripts that a browser gets. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { isVersionControl } from '../../src/packages/version-control.ts'

type Picked = { files: { path: string }[]; leftOut: string[] }
type Script = { fromInput: (files: { webkitRelativePath: string }[]) => Picked }
type App = Awaited<ReturnType<typeof testApp>>['app']

/** An address of a script with those that it imports, as Node can load it. */
const addressOf = async (app: App, url: string): Promise<string> => {
  const { statusCode, payload } = await app.inject({ url })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
  let text = payload
  for (const [whole, name = ''] of payload.matchAll(/from '([^']+)'/g)) {
    const path = new URL(name, `http://localhost${url}`).pathname
    text = text.replace(whole, `from '${await addressOf(app, path)}'`)
  }
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
}

t.test('a browser leaves out all version control data that is rejected', async (t) => {
  const { app } = await testApp(t)
  const { payload } = await app.inject({ url: '/console/w/default/upload' })
  const [, upload = ''] = /src="(\/console\/assets\/[^"]+\/upload\.ts)"/.exec(payload) ?? []
  const folder = await addressOf(app, upload.replace('upload.ts', 'folder.ts'))
  const { fromInput } = (await import(folder)) as Script
  const picked = (...paths: string[]): Picked =>
    fromInput(paths.map((path) => ({ webkitRelativePath: `pdf-tools/${path}` })))

  const names = [
    '.git',
    '.hg',
    '.svn',
    '.bzr',
    '.jj',
    '.sl',
    '.pijul',
    '_darcs',
    '_mtn',
    'CVS/Root',
  ]
  const others = ['.fslckout', '_FOSSIL_', '.Git', '.HG', 'git~1', '.\uFF47it']
  for (const name of [...names, ...others]) {
    t.ok(isVersionControl(name), name)
    const { files, leftOut } = picked('SKILL.md', `a/${name}/x`, `a/${name}/y`, name)
    t.same(leftOut, [`a/${name}`, name])
    t.same(
      files.map(({ path }) => path),
      ['SKILL.md'],
    )
  }
  const junk = ['__MACOSX/a', '.DS_Store', 'a/._b']
  t.same(picked(...junk).leftOut, ['__MACOSX', '.DS_Store', 'a/._b'])
  const kept = ['CVS/list', '.gitignore', '.github/x', 'a.DS_Store', 'a._b', 'darcs/x', '.hidden']
  t.same(
    picked(...kept).files.map(({ path }) => path),
    kept,
  )
})
