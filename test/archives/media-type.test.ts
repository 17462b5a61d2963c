import { Buffer } from 'node:buffer'
import t from 'tap'
import { mediaTypeOf } from '../../src/archives/media-type.ts'

const TEXT = Buffer.from('Grüße\n')
const LATIN_1 = Buffer.from('Gr\u00fc\u00dfe\n', 'latin1')
const WITH_NUL = Buffer.from('a\0b')

const PLAIN = 'text/plain; charset=utf-8'
const BINARY = 'application/octet-stream'

const ofText: Record<string, string> = {
  'SKILL.md': 'text/markdown; charset=utf-8',
  'docs/README.MD': 'text/markdown; charset=utf-8',
  'notes.markdown': 'text/markdown; charset=utf-8',
  'a.txt': PLAIN,
  'page.html': 'text/html; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'script.js': 'text/javascript; charset=utf-8',
  'script.mjs': 'text/javascript; charset=utf-8',
  'table.csv': 'text/csv; charset=utf-8',
  'data.yaml': 'text/yaml; charset=utf-8',
  'data.json': 'application/json',
  'app.webmanifest': 'application/manifest+json',
  'data.xml': 'application/xml',
  'picture.svg': 'image/svg+xml',
  'picture.png': 'image/png',
  'font.ttf': 'font/ttf',
  'paper.pdf': 'application/pdf',
  // Source code, which the registered types call videos, stylesheets of old and word processors.
  'code.ts': PLAIN,
  'code.mts': PLAIN,
  'code.cts': PLAIN,
  'code.tsx': PLAIN,
  'code.cjs': PLAIN,
  'code.rs': PLAIN,
  'code.py': PLAIN,
  'code.rb': PLAIN,
  'code.go': PLAIN,
  'code.pl': PLAIN,
  'code.php': PLAIN,
  'code.sh': PLAIN,
  'code.bat': PLAIN,
  'code.ps1': PLAIN,
  'code.sql': PLAIN,
  'code.kt': PLAIN,
  'graph.dot': PLAIN,
  'notes.org': PLAIN,
  'skill.toml': PLAIN,
  'key.pem': PLAIN,
  'id_ed25519.pub': PLAIN,
  'main.c': 'text/x-c; charset=utf-8',
  'Main.java': 'text/x-java-source; charset=utf-8',
  // No extension, or none that is known.
  Makefile: PLAIN,
  'scripts/json': PLAIN,
  html: PLAIN,
  '.gitignore': PLAIN,
  '.html': PLAIN,
  'a.html.unknown': PLAIN,
  'a.md/b': PLAIN,
  'trailing.': PLAIN,
  'a.constructor': PLAIN,
  'a.__proto__': PLAIN,
}

t.test('a text gets the type of its name', async (t) => {
  for (const [path, type] of Object.entries(ofText)) t.equal(mediaTypeOf(path, TEXT), type, path)
  t.equal(mediaTypeOf('empty.ts', Buffer.alloc(0)), PLAIN)
})

t.test('a type never promises text where the bytes are none', async (t) => {
  for (const bytes of [LATIN_1, WITH_NUL]) {
    for (const path of ['SKILL.md', 'a.txt', 'a.html', 'a.csv', 'a.json', 'Makefile', 'a.py']) {
      t.equal(mediaTypeOf(path, bytes), BINARY, path)
    }
  }
})

t.test('bytes that are no text keep the registered type of their name', async (t) => {
  const types = {
    'a.ts': 'video/mp2t',
    'a.dot': 'application/msword',
    'a.key': 'application/vnd.apple.keynote',
    'a.png': 'image/png',
    'a.bin': BINARY,
    'a.cjs': 'application/node',
  }
  for (const [path, type] of Object.entries(types)) t.equal(mediaTypeOf(path, WITH_NUL), type, path)
})
