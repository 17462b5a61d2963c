/** Alerts, dashboard and settings of the Helm chart name only what the service has. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import t from '../support/tap.ts'
import { variables } from '../../src/platform/config/variables.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'

const chart = new URL('../../deploy/helm/', import.meta.url)
const read = (name: string): Promise<string> => readFile(new URL(name, chart), 'utf8')

type Rule = { alert: string; expr: string; annotations: { summary: string; description: string } }
type Panel = { title: string; targets: { expr: string }[] }

/** A word before `{`, `[` or a bracket that ends, which is no function. */
const metricsIn = (expression: string): string[] =>
  [...expression.matchAll(/\b([a-z]+_[a-z0-9_]+)\b(?!\s*\()/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['histogram_quantile', 'label_values'].includes(name))

t.test('every expression is about figures of the service', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'GET', '/skills')
  await app.inject({ url: '/metrics', headers: { authorization: 'Bearer none' } })
  await call(app, 'PUT', '/documents/one', { payload: { skill: '# One' } })
  const { payload } = await app.inject({ url: '/metrics' })
  const known = new Set(
    [...payload.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const { groups } = parse(await read('files/alerts.yaml')) as { groups: { rules: Rule[] }[] }
  const { panels } = JSON.parse(await read('files/dashboard.json')) as { panels: Panel[] }
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr])),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
  ]
  t.ok(expressions.length > 20)
  for (const [name = '', expression = ''] of expressions) {
    const metrics = metricsIn(expression)
    t.ok(metrics.length > 0, `${name} is about a figure`)
    t.same(
      metrics.filter((metric) => !known.has(metric)),
      [],
      name,
    )
  }
})

t.test('the dashboard shows every figure that the manual names', async (t) => {
  const manual = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const named = [...manual.matchAll(/\bskill_registry_[a-z_]+/g)].map(([name]) => name)
  const dashboard = await read('files/dashboard.json')
  t.ok(named.length >= 3)
  t.same(
    named.filter((name) => !dashboard.includes(name)),
    [],
  )
})

type Probe = { periodSeconds: number; failureThreshold: number }

t.test('a failover of the database takes no pod away from the service', async (t) => {
  const template = await read('templates/deployment.yaml')
  const probeOf = (name: string): Probe => {
    const [, lines = ''] = new RegExp(`^ +${name}:\\n((?: {12}.*\\n)+)`, 'm').exec(template) ?? []
    return parse(lines) as Probe
  }
  const { periodSeconds, failureThreshold } = probeOf('readinessProbe')
  t.ok(periodSeconds * failureThreshold >= 60, 'then requests get 503 with Retry-After')
})

t.test('every variable that the chart sets is one of the service', async (t) => {
  const template = await read('templates/deployment.yaml')
  const named = [...template.matchAll(/- name: ([A-Z][A-Z0-9_]+)$/gm)].map(([, name = '']) => name)
  t.ok(named.length >= 5)
  t.same(
    named.filter((name) => !(name in variables.properties)),
    [],
  )
  const secrets = [...(await read('values.yaml')).matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g)]
  t.same(
    secrets.map(([name]) => name).filter((name) => !(name in variables.properties)),
    [],
  )
})

t.test('pods have the user and the time to stop that the image and the service need', async (t) => {
  const values = parse(await read('values.yaml')) as { terminationGracePeriodSeconds: number }
  const dockerfile = await readFile(new URL('../../Dockerfile', import.meta.url), 'utf8')
  const template = await read('templates/deployment.yaml')
  t.match(dockerfile, /^USER 1000:1000$/m)
  t.match(template, /runAsUser: 1000\n\s+runAsGroup: 1000/)
  const stop = variables.properties.SHUTDOWN_TIMEOUT_MS
  const pause = Number(/command: \['sleep', '(\d+)'\]/.exec(template)?.[1])
  t.ok(pause > 0, 'the service stops once no node sends it connections')
  t.ok((values.terminationGracePeriodSeconds - pause) * 1000 > Number(stop.default))
})
