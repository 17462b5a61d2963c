/** Attacks in programs, settings and commands, as several authors write them, and honest work of the same trades. */
import { readFileSync } from 'node:fs'
import t from '../support/tap.ts'
import { isStopped, scanFiles } from './measuring.ts'
import { ASSEMBLED, PROGRAMS } from './program-assembled.ts'
import { AUDITS } from './program-audits.ts'
import { BURIED } from './program-buried.ts'
import { HANDED } from './program-handed.ts'
import { HANDOUTS } from './program-handouts.ts'
import { LEAKS } from './program-leaks.ts'
import { OPENED } from './program-opened.ts'
import { RIGHTS } from './program-rights.ts'
import { ROUTES, TAKEOVERS, WORKSHOPS } from './program-services.ts'
import { SYSTEMS } from './program-systems.ts'
import { ELSEWHERE } from './program-elsewhere.ts'
import { GATES } from './program-gates.ts'
import { OTHERWISE } from './program-otherwise.ts'
import { STEERED } from './program-steered.ts'
import { WORKS } from './program-works.ts'
import { BUILDS, MAILS, RECORDS } from './program-trades.ts'

const scanned = ([path, text]: [string, string]) => scanFiles([[path, Buffer.from(text)]])

for (const { what, attacks, honest } of [
  ...LEAKS,
  ...SYSTEMS,
  ...BUILDS,
  ...MAILS,
  ...RECORDS,
  ...WORKSHOPS,
  ...TAKEOVERS,
  ...ROUTES,
  ...AUDITS,
  ...RIGHTS,
  ...OPENED,
  ...BURIED,
  ...WORKS,
  ...ASSEMBLED,
  ...HANDED,
  ...HANDOUTS,
  ...STEERED,
  ...GATES,
  ...OTHERWISE,
  ...ELSEWHERE,
]) {
  t.test(`stopped in whatever language: ${what}`, async (t) => {
    t.same(
      attacks.filter((it) => !isStopped(scanned(it))),
      [],
    )
  })

  t.test(`honest work is served: ${what}`, async (t) => {
    t.same(
      honest
        .map((it) => [it[1], scanned(it)] as const)
        .filter(([, it]) => isStopped(it))
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
    variants.filter(({ path, text }) => !isStopped(scanned([path, text]))),
    [],
  )
})

t.test('a text that tells of these acts is served', async (t) => {
  const told =
    '# What to look for\n\n- a second account with the number 0, or a copy of bash with its setuid bit\n- `auditctl -D` and emptied logs\n- shadow copies that are deleted, then documents with a new ending\n- long names in the queries of DNS, and requests to the address of the metadata of the cloud\n- a BCC that nobody asked for\n- `--privileged` together with the socket of Docker\n'
  t.notOk(isStopped(scanned(['SKILL.md', told])))
})
