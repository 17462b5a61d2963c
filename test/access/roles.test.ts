import t, { type Test } from '../support/tap.ts'
import { permits, type RequiredRole, roles } from '../../src/platform/access/roles.ts'
import { type App, buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openServices } from '../../src/services.ts'
import { testApp } from '../support/app.ts'

/** What was decided for the operations of the document. */
const expected: Record<string, RequiredRole> = {
  livez: 'public',
  readyz: 'public',
  skillsUploadStart: 'publisher',
  skillsUploadStatus: 'publisher',
  skillsUploadList: 'publisher',
  skillsUploadChunk: 'publisher',
  skillsUploadFinish: 'publisher',
  skillsUploadAbort: 'publisher',
  skillsInstall: 'publisher',
  skillsList: 'reader',
  skillsRead: 'reader',
  skillsRevisions: 'reader',
  skillsHistory: 'reader',
  skillsFiles: 'reader',
  skillsFileRead: 'reader',
  skillsRegister: 'publisher',
  skillsUnregister: 'publisher',
  skillsDocumentsList: 'reader',
  skillsDocumentRead: 'reader',
  skillsResourcesList: 'reader',
  skillsResourcesRead: 'reader',
  skillsResourcesTemplates: 'reader',
  skillFetch: 'reader',
  events: 'reader',
  skillsFindingsSarif: 'reader',
  proposalsDiffs: 'publisher',
  skillsCompare: 'publisher',
  proposalsFindingAccept: 'reviewer',
  proposalsFindingTakeBack: 'reviewer',
  proposalsViewed: 'publisher',
  proposalsComments: 'publisher',
  proposalsComment: 'publisher',
  proposalsWithdraw: 'publisher',
  scanRulesList: 'reader',
  subscriptionsLetters: 'publisher',
  subscriptionsLetterReplay: 'publisher',
  subscriptionsLetterDrop: 'publisher',
  subscriptionsTest: 'publisher',
  status: 'admin',
  mcpServersSyncs: 'reviewer',
  mcpServersUses: 'reviewer',
  scannersList: 'admin',
  scannersRead: 'admin',
  scannersRegister: 'admin',
  scannersUnregister: 'admin',
  auditHead: 'reviewer',
  auditList: 'reviewer',
  workspacesList: 'reader',
  workspacesRead: 'reader',
  workspacesCreate: 'admin',
  workspacesDelete: 'admin',
  tokensCreate: 'admin',
  tokensList: 'admin',
  tokensRevoke: 'admin',
  ...Object.fromEntries(
    ['', 'InWorkspace'].flatMap((suffix) =>
      Object.entries({
        anthropicSkillCreate: 'publisher',
        anthropicSkillsList: 'reader',
        anthropicSkillRead: 'reader',
        anthropicVersionCreate: 'publisher',
        anthropicVersionsList: 'reader',
        anthropicVersionRead: 'reader',
        anthropicVersionContent: 'reader',
        anthropicVersionDelete: 'admin',
        anthropicSkillDelete: 'publisher',
        openaiSkillCreate: 'publisher',
        openaiSkillsList: 'reader',
        openaiSkillRead: 'reader',
        openaiSkillUpdate: 'reviewer',
        openaiSkillContent: 'reader',
        openaiVersionCreate: 'publisher',
        openaiVersionsList: 'reader',
        openaiVersionRead: 'reader',
        openaiVersionContent: 'reader',
        openaiVersionDelete: 'admin',
        openaiSkillDelete: 'publisher',
      } as const).map(([name, role]) => [name + suffix, role]),
    ),
  ),
  clawHubConfig: 'public',
  clawHubSearch: 'reader',
  clawHubSkill: 'reader',
  clawHubDownload: 'reader',
  clawHubVerdicts: 'reader',
  clawHubModeration: 'reader',
  clawHubTicket: 'publisher',
  clawHubUpload: 'publisher',
  clawHubPublish: 'publisher',
  clawHubUndelete: 'publisher',
  clawHubDelete: 'publisher',
}

t.test('a role permits itself and the ones before it', async (t) => {
  const cases: [held: (typeof roles)[number], permitted: string][] = [
    ['reader', 'reader'],
    ['publisher', 'reader publisher'],
    ['reviewer', 'reader publisher reviewer'],
    ['admin', 'reader publisher reviewer admin'],
  ]
  for (const [held, permitted] of cases) {
    t.equal(roles.filter((role) => permits(held, role)).join(' '), permitted, held)
  }
})

t.test('every operation has the role that was decided for it', async (t) => {
  const { app } = await testApp(t)
  const { paths } = (await app.inject({ url: '/openapi.json' })).json()
  const found: Record<string, string> = {}
  for (const path of Object.values<Record<string, Record<string, string>>>(paths)) {
    for (const operation of Object.values(path)) {
      found[String(operation.operationId)] = String(operation['x-required-role'])
    }
  }
  for (const [operation, role] of Object.entries(found)) {
    t.ok(['public', ...roles].includes(role), `${operation} needs ${role}`)
  }
  t.match(found, expected)
})

/** An app that is not ready yet, on a database that nothing asks. */
const bareApp = async (t: Test): Promise<{ app: App }> => {
  const config = parseConfig({})
  const log = { error: () => {}, info: () => {} }
  const services = openServices(config, 'postgres://127.0.0.1:1/none', log)
  const app = await buildApp(config, services, false)
  t.teardown(async () => {
    await app.close()
    await services.close()
  })
  return { app }
}

t.test('the app does not start with a route that declares no role', async (t) => {
  const { app } = await bareApp(t)
  app.get('/open', async () => 'open')
  void app.register(async (inner) => {
    inner.post('/inner', { config: {} }, async () => 'open')
  })
  await t.rejects(
    async () => await app.ready(),
    /routes without a role: .*GET \/open.*POST \/inner/,
  )
})

t.test('the app starts with a route that declares one', async (t) => {
  const { app } = await bareApp(t)
  app.get('/declared', { config: { role: 'public' } }, async () => 'declared')
  await app.ready()
  t.equal((await app.inject({ url: '/declared' })).payload, 'declared\n')
})
