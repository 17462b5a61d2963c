/** Attacks in programs, settings and commands, as several authors write them, and honest work of the same trades. */
import { readFileSync } from 'node:fs'
import t from '../support/tap.ts'
import { isStopped, isStoppedBySigns, scanFiles } from './measuring.ts'
import { PROGRAMS } from './program-assembled.ts'
import { PROGRAM_CLASSES } from './program-list.ts'

const scanned = ([path, text]: [string, string]) => scanFiles([[path, Buffer.from(text)]])

for (const { what, attacks, honest } of PROGRAM_CLASSES) {
  t.test(`stopped in whatever language: ${what}`, async (t) => {
    t.same(
      attacks.filter((it) => !isStoppedBySigns(scanned(it))),
      [],
    )
  })

  t.test(`honest work is served: ${what}`, async (t) => {
    t.same(
      honest
        .map((it) => [it[1], scanned(it)] as const)
        .filter(([, it]) => isStoppedBySigns(it))
        .map(([text, { findings }]) => [text, findings.map((it) => it.rule_id)]),
      [],
    )
  })
}

t.test('files of one program are read together, and others are not', async (t) => {
  for (const { what, isStopped: expected, files } of PROGRAMS) {
    const all = Object.entries(files).map(([path, text]): [string, Buffer] => [
      path,
      Buffer.from(text),
    ])
    t.equal(isStopped(scanFiles(all)), expected, what)
    for (const one of all) t.notOk(isStopped(scanFiles([one])), `${what}: ${one[0]}`)
  }
})

type Variant = { what: string; path: string; text: string }

t.test('the same in whole files of other authors', async (t) => {
  const variants: Variant[] = JSON.parse(
    readFileSync(new URL('./program-variants.json', import.meta.url), 'utf8'),
  )
  t.same(
    variants.filter(({ path, text }) => !isStoppedBySigns(scanned([path, text]))),
    [],
  )
})

t.test('a text that tells of these acts is served', async (t) => {
  const told =
    '# What to look for\n\n- a second account with the number 0, or a copy of bash with its setuid bit\n- `auditctl -D` and emptied logs\n- shadow copies that are deleted, then documents with a new ending\n- long names in the queries of DNS, and requests to the address of the metadata of the cloud\n- a BCC that nobody asked for\n- `--privileged` together with the socket of Docker\n'
  t.notOk(isStopped(scanned(['SKILL.md', told])))
})
