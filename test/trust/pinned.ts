/** Every way to the bytes of one revision. */
import type { App } from '../../src/app.ts'
import { call } from '../support/given.ts'
import type { GivenToken } from '../support/tokens.ts'

export const PRIVATE_KEY = [
  '-----BEGIN RSA PRIVATE KEY-----',
  'MIIEowIBAAKCAQEAvXz8J0mQ2n3fTq1yR5sKc7uWd9eBhGjLpVtXoZaYbNcMfQrS',
  '-----END RSA PRIVATE KEY-----',
].join('\n')

const rpc = async (app: App, caller: GivenToken, method: string, params: object) => {
  const { body } = await call(app, 'POST', '/rpc', {
    headers: caller.headers,
    payload: { jsonrpc: '2.0', id: 1, method, params },
  })
  return body.error === undefined
}

type Revision = { fingerprint: string; version: string }

/** Names of the surfaces that give the caller the wanted revision of `pdf-tools`. */
export const surfacesThatGive = async (
  app: App,
  caller: GivenToken,
  { fingerprint, version }: Revision,
): Promise<string[]> => {
  const skill = '/skills/user/pdf-tools'
  const given: string[] = []
  for (const below of ['/files', '/files/SKILL.md', '/archive']) {
    for (const query of [`fingerprint=${fingerprint}`, `version=${version}`]) {
      const { status } = await call(app, 'GET', `${skill}${below}?${query}`, caller)
      if (status === 200) given.push(`${below}?${query}`)
    }
  }
  const artifacts = `/.well-known/agent-skills/artifacts/user/pdf-tools/${fingerprint}`
  for (const file of ['SKILL.md', 'pdf-tools.tar.gz']) {
    if ((await call(app, 'GET', `${artifacts}/${file}`, caller)).status === 200) given.push(file)
  }
  const named = { name: 'pdf-tools', version }
  if (await rpc(app, caller, 'describe_skill', named)) given.push('describe_skill')
  if (await rpc(app, caller, 'read_skill_file', { ...named, path: 'SKILL.md' })) {
    given.push('read_skill_file')
  }
  const { body } = await call(app, 'GET', `${skill}/revisions`, caller)
  const known = (body.revisions ?? []) as Revision[]
  if (known.some((one) => one.fingerprint === fingerprint)) given.push('/revisions')
  return given
}
