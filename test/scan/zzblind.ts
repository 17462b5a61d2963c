import { readFileSync } from 'node:fs'
import { isBlocked, isStopped, isWarned, scanFiles } from './measuring.ts'
const dir = process.argv[2]
const list = process.argv.includes('--list')
for (const set of ['known', 'disguised', 'new', 'honest']) {
  const all = JSON.parse(readFileSync(`${dir}/${set}.json`, 'utf8').replaceAll('¦', ''))
  const r = all.map((it: any) => ({
    ...it,
    ...scanFiles(Object.entries(it.files).map(([p, x]) => [p, Buffer.from(x as string)])),
  }))
  const f = (x: any[]) => `${x.length}/${r.length}`
  console.log(
    `${dir} ${set}: block ${f(r.filter(isBlocked))} stopped ${f(r.filter(isStopped))} warned ${f(r.filter(isWarned))}`,
  )
  if (list)
    for (const x of r) {
      const bad = set === 'honest' ? isWarned(x) : !isStopped(x)
      if (bad)
        console.log(
          `   ${x.what} | ${x.technique} | ${x.findings
            .filter((y: any) => y.severity !== 'info')
            .map((y: any) => `${y.rule_id}:${y.severity}`)
            .join(' ')}`,
        )
    }
}
