/** The grammar that colours a file, by its name. Pure. */
import { basename, extname } from 'node:path/posix'

const byExtension = new Map(
  Object.entries({
    bash: 'bash',
    c: 'c',
    cc: 'cpp',
    cfg: 'ini',
    cjs: 'javascript',
    cpp: 'cpp',
    cs: 'csharp',
    css: 'css',
    diff: 'diff',
    go: 'go',
    h: 'c',
    hpp: 'cpp',
    html: 'xml',
    ini: 'ini',
    java: 'java',
    js: 'javascript',
    json: 'json',
    jsx: 'javascript',
    kt: 'kotlin',
    lua: 'lua',
    md: 'markdown',
    mjs: 'javascript',
    mts: 'typescript',
    patch: 'diff',
    php: 'php',
    pl: 'perl',
    ps1: 'powershell',
    py: 'python',
    r: 'r',
    rb: 'ruby',
    rs: 'rust',
    sh: 'bash',
    sql: 'sql',
    svg: 'xml',
    swift: 'swift',
    toml: 'ini',
    ts: 'typescript',
    tsx: 'typescript',
    xhtml: 'xml',
    xml: 'xml',
    yaml: 'yaml',
    yml: 'yaml',
    zsh: 'bash',
  }),
)

const byName = new Map([
  ['Dockerfile', 'dockerfile'],
  ['Makefile', 'makefile'],
])

export const languageOf = (path: string): string | null =>
  byName.get(basename(path)) ?? byExtension.get(extname(path).slice(1).toLowerCase()) ?? null
