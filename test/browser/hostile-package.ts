/** A package that tries what packages can try against the pages that show it. */
import { packageArchive, skillMd } from '../support/archives.ts'

const hidden = ['\u200b', '\u202e', '\u2066', '\u{e0041}', '\u00ad', '\u0007', '\u3164']

const code = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

export const namesOfHidden = hidden.map(code)

const invisible = hidden.join('x')

/** `port`: where nothing may ever be asked for. */
const vectors = (port: number): string[] => [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  `<img src="http://127.0.0.1:${port}/image">`,
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  `<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${port}/refresh">`,
  `<base href="http://127.0.0.1:${port}/">`,
  `<link rel="stylesheet" href="http://127.0.0.1:${port}/style">`,
  `<form action="http://127.0.0.1:${port}/form"><button autofocus onfocus=alert(1)>x</button></form>`,
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<style>body{display:none}</style>',
  '<math><mtext></table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '</pre></section></main><h1>Approved</h1><button>Approve</button>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">x</a>',
  '<!-- <img src=x onerror=alert(1)> -->',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '<input name=attributes><input name=innerHTML><a id=location></a>',
]

const links = (port: number): string[] => [
  '[a](javascript:alert(1))',
  '[b](data:text/html,<script>alert(1)</script>)',
  '[c](https://user:pass@xn--80ak6aa92e.com/ "title")',
  `![d](http://127.0.0.1:${port}/markdown-image "title")`,
  `[![e](http://127.0.0.1:${port}/nested)](https://e.example/)`,
  '[f](../../../../etc/passwd)',
  '[g](//evil.example/x)',
  '[h](references/x.md)',
  '[i](%2e%2e/%2e%2e/console)',
  '<https://auto.example/>',
  `[ref]: http://127.0.0.1:${port}/reference "agents only"`,
]

const ticks = '```'

const bodyOf = (port: number): string =>
  [
    '# Approved ✓',
    ...vectors(port),
    ...links(port),
    `call${invisible}send`,
    'p\u0430ypal',
    `a${' '.repeat(300)}b`,
    '\n'.repeat(20),
    `${'> '.repeat(60)}deep`,
    `${ticks}html\n<script>alert(1)</script>\n${ticks}`,
    '| a | b |\n| --- | --- |\n| <img src=x onerror=alert(1)> | `x` |',
  ].join('\n\n')

export const hostileArchive = (port: number): Buffer =>
  packageArchive({
    folder: 'hostile',
    files: {
      'SKILL.md': skillMd({
        name: 'hostile',
        description: `"${vectors(port).slice(0, 2).join(' ').replaceAll('"', "'")} plain"`,
        extra: [
          'version: 0.1.0',
          '"<img src=x onerror=alert(1)>": "</td><script>alert(1)</script>"',
          'toString: x',
          ...Array.from({ length: 300 }, (_, index) => `key${index}: value`),
        ].join('\n'),
        body: bodyOf(port),
      }),
      'scripts/<img src=x onerror=alert(1)>.sh': '#!/bin/sh\necho x\n',
      "scripts/' onmouseover='alert(1).py": 'print(1)\n',
      'references/שלום.txt': 'שלום\n',
      'a.html': vectors(port).join('\n'),
      'b.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'c.png': '<script>alert(1)</script>',
      'long.txt': `${'<b>'.repeat(200_000)}\n`,
      'brackets.js': '['.repeat(300_000),
      'many.txt': 'x\n'.repeat(30_000),
      'steered.js': `// ${invisible}\n\u202e} \u2066if (isAdmin)\u2069 \u2066 begin admins only\n`,
      'zero.bin': new Uint8Array([0, 1, 2, 255]),
      'returns.txt': 'one\rtwo\r\nthree',
    },
  })
