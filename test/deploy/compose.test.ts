/** The compose files set only variables that the service has, and the same ones for all replicas. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import t from '../support/tap.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { variables } from '../../src/platform/config/variables.ts'

type Service = { environment?: Record<string, string>; build?: string; volumes?: string[] }
type Compose = { services: Record<string, Service> }

const read = async (file: string): Promise<Compose['services']> => {
  const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
  return (parse(text, { merge: true }) as Compose).services
}

/** As compose fills them in. */
const filled = (environment: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_match, variable: string) =>
        variable === 'SECRETS_KEY' ? Buffer.alloc(32, 7).toString('base64') : 'x'.repeat(32),
      ),
    ]),
  )

t.test('replicas with a bucket have one configuration, and it is valid', async (t) => {
  const services = await read('deploy/compose/docker-compose.yml')
  const replicas = Object.values(services).filter(({ build }) => build !== undefined)
  t.equal(replicas.length, 2)
  t.same(replicas[0], replicas[1])
  const environment = filled(replicas[0]?.environment)
  t.same(
    Object.keys(environment).filter((name) => !(name in variables.properties)),
    [],
  )
  const config = parseConfig({ ...environment, HOST: '0.0.0.0' })
  t.equal(config.blobStore.driver, 's3')
  t.equal(replicas[0]?.volumes, undefined, 'a replica keeps nothing')
})

t.test('the load balancer knows each replica and asks whether it is ready', async (t) => {
  const services = await read('deploy/compose/docker-compose.yml')
  const balancer = await readFile(
    new URL('../../deploy/compose/haproxy.cfg', import.meta.url),
    'utf8',
  )
  const replicas = Object.keys(services).filter((name) => services[name]?.build !== undefined)
  const backends = Object.fromEntries(
    [...balancer.matchAll(/^backend (\w+)\n((?: +.*\n)+)/gm)].map(([, name = '', lines = '']) => [
      name,
      {
        check: /httpchk GET (\S+)/.exec(lines)?.[1],
        servers: [...lines.matchAll(/^ +server \w+ ([\w-]+):8080$/gm)].map(([, server]) => server),
      },
    ]),
  )
  t.same(backends, {
    registry: { check: '/readyz', servers: replicas },
    alive: { check: '/livez', servers: replicas },
  })
  t.match(
    balancer,
    /use_backend alive if \{ nbsrv\(registry\) eq 0 \}/,
    'replicas without a database are asked where none has one',
  )
  t.notMatch(balancer, /shutdown-sessions/, 'and what they have begun goes on')
})
