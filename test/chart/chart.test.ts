/**
 * The Helm chart as Helm renders it, held against the schemas of Kubernetes. HELM is the program, and
 * CHART_PYTHON a Python that has `test/tools/chart/requirements.txt`.
 */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parseAllDocuments, stringify } from 'yaml'
import t, { type Test } from '../support/tap.ts'

const { HELM, CHART_PYTHON, PROMTOOL } = process.env
if (!HELM || !CHART_PYTHON || !PROMTOOL) throw new Error('set HELM, CHART_PYTHON and PROMTOOL')

const run = promisify(execFile)
const chart = fileURLToPath(new URL('../../deploy/helm', import.meta.url))
/** The oldest version that the chart allows and that has schemas, and the newest one. */
const KUBERNETES = ['1.28', '1.37']

type Values = Record<string, unknown>
type Kind = { kind: string; apiVersion: string; metadata: { name: string }; spec: unknown }

const least = {
  existingSecret: 'skill-registry',
  s3: { endpoint: 'https://s3.example.com', bucket: 'skills' },
}
const most = {
  ...least,
  config: { PUBLIC_URL: 'https://skills.example.com', RATE_LIMIT_PER_TOKEN: '100' },
  image: { repository: 'registry.example.com/skills', pullSecrets: [{ name: 'pull' }] },
  ingress: { enabled: true, host: 'skills.example.com', className: 'nginx', tlsSecret: 'tls' },
  networkPolicy: {
    from: [{ namespaceSelector: { matchLabels: { team: 'agents' } } }],
    to: [{ ipBlock: { cidr: '10.0.0.0/8' } }],
  },
  serviceMonitor: { enabled: true, tokenSecret: 'metrics' },
  prometheusRule: { enabled: true },
  dashboard: { enabled: true },
  podAnnotations: { 'example.com/a': 'b' },
  nodeSelector: { disk: 'fast' },
  tolerations: [{ key: 'dedicated', operator: 'Exists' }],
}

const valuesFile = async (t: Test, values: Values): Promise<string> => {
  const file = join(t.testdir({}), 'values.yaml')
  await writeFile(file, stringify(values))
  return file
}

const render = async (t: Test, values: Values): Promise<string> => {
  const file = await valuesFile(t, values)
  const args = ['--values', file, '--kube-version', '1.28.0']
  const { stdout } = await run(HELM, ['template', 'skills', chart, ...args])
  return stdout
}

const kindsOf = (text: string): Kind[] =>
  parseAllDocuments(text)
    .map((document): Kind | null => document.toJS())
    .filter((kind) => kind !== null)

const isBuiltIn = ({ apiVersion }: Kind): boolean => !apiVersion.startsWith('monitoring.coreos.com')

for (const [name, values] of Object.entries({ least, most })) {
  t.test(`the chart with the ${name} values passes its linter and the schemas`, async (t) => {
    const file = await valuesFile(t, values)
    await t.resolves(run(HELM, ['lint', '--strict', chart, '--values', file]))
    const kinds = kindsOf(await render(t, values))
    t.ok(kinds.length >= 6)
    for (const kind of kinds.filter(isBuiltIn)) {
      const path = join(dirname(file), 'kind.yaml')
      await writeFile(path, stringify(kind))
      for (const version of KUBERNETES) {
        const args = ['-m', 'kubernetes_validate', '--strict', '-k', version, path]
        await t.resolves(run(CHART_PYTHON, args), `${kind.kind} of Kubernetes ${version}`)
      }
    }
  })
}

t.test('a definition that the schemas do not know is a failure of this test', async (t) => {
  const path = join(t.testdir({}), 'kind.yaml')
  const spec = { ports: [{ port: 80, prot: 'TCP' }] }
  await writeFile(path, stringify({ apiVersion: 'v1', kind: 'Service', metadata: {}, spec }))
  const args = ['-m', 'kubernetes_validate', '--strict', '-k', '1.37', path]
  await t.rejects(run(CHART_PYTHON, args), /prot/)
})

t.test('what the values turn on is there, and nothing else', async (t) => {
  const kinds = async (values: Values) =>
    kindsOf(await render(t, values))
      .map(({ kind }) => kind)
      .toSorted()
  const always = [
    'Deployment',
    'HorizontalPodAutoscaler',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
    'ServiceAccount',
  ]
  t.same(await kinds(least), always)
  t.same(
    await kinds(most),
    [...always, 'ConfigMap', 'Ingress', 'PrometheusRule', 'ServiceMonitor'].toSorted(),
  )
  t.same(
    await kinds({ ...least, networkPolicy: { enabled: false } }),
    always.filter((kind) => kind !== 'NetworkPolicy'),
  )
})

t.test('values that cannot work are rejected by name', async (t) => {
  const cases: [values: Values, says: RegExp][] = [
    [{ s3: least.s3 }, /existingSecret/],
    [{ existingSecret: 'x' }, /endpoint|bucket/],
    [{ ...least, replicas: 3 }, /replicas/],
    [{ ...least, config: { RATE_LIMIT_PER_TOKEN: 100 } }, /RATE_LIMIT_PER_TOKEN/],
    [{ ...least, config: { 'not-a-variable': 'x' } }, /not-a-variable/],
    [{ ...least, ingress: { enabled: true } }, /host/],
    [{ ...least, serviceMonitor: { enabled: true } }, /tokenSecret/],
    [{ ...least, terminationGracePeriodSeconds: 5 }, /terminationGracePeriodSeconds/],
  ]
  for (const [values, says] of cases) {
    await t.rejects(render(t, values), says, says.source)
  }
})

t.test('Prometheus takes the rules as they are rendered', async (t) => {
  const rule = kindsOf(await render(t, most)).find(({ kind }) => kind === 'PrometheusRule')
  const spec = stringify(rule?.spec)
  const file = join(t.testdir({}), 'rules.yaml')
  await writeFile(file, spec)
  const { stdout } = await run(PROMTOOL, ['check', 'rules', file])
  const alerts = spec.match(/^ *(- )?alert:/gm) ?? []
  t.ok(alerts.length > 0)
  t.match(stdout, `SUCCESS: ${alerts.length} rules found`)
})

t.test('another configuration restarts the pods, and the same one does not', async (t) => {
  const checksum = async (values: Values) =>
    /checksum\/config: (\w+)/.exec(await render(t, values))?.[1]
  const one = await checksum(least)
  t.equal(await checksum(least), one)
  t.not(await checksum({ ...least, config: { LOG_LEVEL: 'debug' } }), one)
})
