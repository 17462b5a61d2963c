/** Jobs of CI systems, by tokens that an issuer of the test signs with its own keys. */
import { randomUUID } from 'node:crypto'
import type { Test } from 'tap'
import { type TestApp, testApp } from '../support/app.ts'
import { type Answer, call, multipart, startBody } from '../support/given.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { nowSeconds, PUBLIC_URL, TestIssuer } from '../support/issuer.ts'
import { frame } from '../support/psu1.ts'
import { bearer, givenToken } from '../support/tokens.ts'

type Claims = Record<string, unknown>
export type Headers = Record<string, string>

export const demanded = {
  repository_id: '7001',
  repository_owner_id: '42',
  job_workflow_ref: 'acme/skills/.github/workflows/publish.yml@refs/heads/main',
}

export const demandedOfGitLab = {
  project_id: '88',
  ref: 'main',
  ref_type: 'branch',
  ref_protected: 'true',
}

const times = () => ({
  iat: nowSeconds(),
  nbf: nowSeconds() - 5,
  exp: nowSeconds() + 300,
  jti: randomUUID(),
})

/** As GitHub writes them, for a push to main. */
export const githubClaims = (issuer: TestIssuer, claims: Claims = {}): Claims => ({
  iss: issuer.url,
  aud: PUBLIC_URL,
  sub: 'repo:acme/skills:ref:refs/heads/main',
  ...times(),
  ...demanded,
  repository: 'acme/skills',
  repository_owner: 'acme',
  ref: 'refs/heads/main',
  sha: 'c0ffee',
  run_id: '900',
  run_attempt: '1',
  event_name: 'push',
  actor: 'ada',
  ...claims,
})

export const gitlabClaims = (issuer: TestIssuer, claims: Claims = {}): Claims => ({
  iss: issuer.url,
  aud: PUBLIC_URL,
  sub: 'project_path:acme/skills:ref_type:branch:ref:main',
  ...times(),
  ...demandedOfGitLab,
  project_path: 'acme/skills',
  sha: 'decaf',
  pipeline_id: '77',
  pipeline_source: 'push',
  ...claims,
})

export type Given = TestApp & { issuer: TestIssuer; admin: Headers; env: Record<string, string> }

/** A closed service that trusts the issuer, and no workspace of it anything. */
export const givenIssuer = async (t: Test, publicUrl = PUBLIC_URL): Promise<Given> => {
  const issuer = await TestIssuer.start(t)
  const env = { OIDC_TRUSTED_ISSUERS: issuer.url, PUBLIC_URL: publicUrl }
  const test = await testApp(t, env)
  const { headers: admin } = await givenToken(test.services, 'admin')
  return { ...test, issuer, admin, env }
}

export const trust = (
  { app, admin, issuer }: Given,
  {
    id = 'ours',
    workspace = 'default',
    ...body
  }: { id?: string; workspace?: string; claims?: Claims; slugs?: string[] } = {},
): Promise<Answer> =>
  call(app, 'PUT', `/trusted-publishers/${id}`, {
    workspace,
    headers: admin,
    payload: { issuer: issuer.url, claims: demanded, slugs: ['hello-skill'], ...body },
  })

/** A service that trusts the job of `githubClaims`. */
export const givenTrust = async (t: Test): Promise<Given> => {
  const test = await givenIssuer(t)
  const put = await trust(test)
  if (put.status !== 201) throw new Error(JSON.stringify(put.body))
  return test
}

export const exchange = async (
  { app }: Pick<TestApp, 'app'>,
  idToken: string,
  workspaceId = 'default',
): Promise<Answer> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/oidc/exchange',
    payload: { id_token: idToken, workspace_id: workspaceId },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

/** The token that a job gets. */
export const givenJob = async (test: Given): Promise<{ id: string; headers: Headers }> => {
  const { status, body } = await exchange(test, await test.issuer.sign(githubClaims(test.issuer)))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id: body.token_id, headers: bearer(body.token) }
}

export const packageOf = (name: string, description = 'Greets.'): Buffer =>
  packageArchive({ folder: name, files: { 'SKILL.md': skillMd({ name, description }) } })

/** An install, or with `update` an update of that skill, in one call. */
export const publish = (
  { app }: Pick<TestApp, 'app'>,
  headers: Headers,
  { archive, update }: { archive: Buffer; update?: string },
): Promise<Answer> => {
  const { headers: form, payload } = multipart(archive)
  const [method, path] =
    update === undefined
      ? (['POST', '/skills/archive'] as const)
      : (['PUT', `/skills/user/${update}/archive`] as const)
  return call(app, method, path, { headers: { ...headers, ...form }, payload })
}

/** A finished upload, in chunks. */
export const upload = async (
  { app }: Given,
  headers: Headers,
  archive: Buffer,
): Promise<string> => {
  const started = await call(app, 'POST', '/uploads', { headers, payload: startBody(archive) })
  const uploadId = started.body.upload_id
  const place = { workspaceId: 'default', uploadId, offset: 0 }
  await call(app, 'POST', `/uploads/${uploadId}/chunks`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: frame(place, archive),
  })
  const finished = await call(app, 'POST', `/uploads/${uploadId}/finish`, { headers })
  if (finished.status !== 200) throw new Error(JSON.stringify(finished.body))
  return uploadId
}
