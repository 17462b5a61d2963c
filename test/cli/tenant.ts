/** One service for the tests of a file, and in it a workspace for each of them. */
import type { Test } from 'tap'
import { testApp } from '../support/app.ts'
import { type Answer, call, givenInstalledSkill } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Rest<Work extends (...args: never[]) => unknown> =
  Parameters<Work> extends [unknown, ...infer More] ? More : never

export type Tenant = {
  url: string
  /** For the client. */
  env: Record<string, string>
  call: (...given: Rest<typeof call>) => Promise<Answer>
  install: (...given: Rest<typeof givenInstalledSkill>) => Promise<Answer['body']>
  /** The uploads that were ever begun. */
  uploads: () => Promise<{ upload_id: string; status: string }[]>
}

/** Gives the tenants. */
export const openRegistry = async (
  t: Test,
  env: Record<string, string> = {},
): Promise<() => Promise<Tenant>> => {
  const { app, db } = await testApp(t, env)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let count = 0
  return async () => {
    count += 1
    const workspace = `tenant-${count}`
    await givenWorkspace(db, workspace)
    return {
      url,
      env: { SKILL_REGISTRY_WORKSPACE: workspace },
      call: (method, path, options) => call(app, method, path, { workspace, ...options }),
      install: (archive, options) => givenInstalledSkill(app, archive, { workspace, ...options }),
      uploads: () =>
        db
          .selectFrom('uploads')
          .select(['upload_id', 'status'])
          .where('workspace_id', '=', workspace)
          .execute(),
    }
  }
}
