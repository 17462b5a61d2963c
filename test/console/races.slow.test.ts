/** Decisions on other than what was seen: with FAULTS=full 200, else 60. */
import t from '../support/tap.ts'
import { putServer, sync } from '../mcp-servers/given.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { givenMcpServer, HARMLESS, tool } from '../support/mcp-server.ts'
import { givenToken } from '../support/tokens.ts'
import { classify } from '../trust/given.ts'
import { givenMappedSkill, WRITE } from '../trust/mapped.ts'
import { fieldsOf, given, queue } from './given-reviews.ts'

const ROUNDS = process.env.FAULTS === 'full' ? 200 : 60

const send = tool('send', WRITE)

const archiveOf = (round: number): Buffer => packageArchive({ files: { 'n.txt': `${round}\n` } })

t.test(`none of ${ROUNDS} decisions is on other than what was seen`, async (t) => {
  const peer = await givenMcpServer(t, [send])
  const { app, services, signIn, update, db } = await given(t, {
    FUNCTION_ALLOWED_ORIGINS: peer.origin,
  })
  const reviewer = await signIn('reviewer')
  const { headers } = await givenToken(services, 'admin')
  await putServer(app, 'mail', { url: peer.url }, { headers })
  await sync(app, 'mail', { headers })
  const approved = await givenMappedSkill(app, ['send'], { headers })
  let id = await update(archiveOf(-1))

  const offer = async (tools: typeof peer.tools): Promise<void> => {
    peer.tools = tools
    const { status, body } = await sync(app, 'mail', { headers })
    if (status !== 200) throw new Error(JSON.stringify(body))
    id = body.reopened[0]?.proposal_id ?? id
  }
  const toolChanges: ((round: number) => Promise<void>)[] = [
    (round) => offer([tool('send', WRITE, { description: `Does it ${round} times.` })]),
    (round) => offer([tool('send', { ...WRITE, riskLevel: 'destructive', round })]),
    (round) => offer([...peer.tools, tool(`other-${round}`, HARMLESS)]),
    async () => {
      await offer([])
      await offer([tool('send', { ...WRITE, dataEgress: 'none' })])
    },
  ]
  const changes: ((round: number) => Promise<unknown>)[] = [
    (round) => {
      const risk = round % 2 < 1 ? 'external' : 'internal'
      return classify(app, 'send', { side_effects: risk }, { headers })
    },
    (round) => {
      const profile = round % 2 < 1 ? 'strict' : 'lenient'
      return call(app, 'PUT', '/settings', { headers, payload: { validation_profile: profile } })
    },
    (round) =>
      call(app, 'PUT', '/skills/user/pdf-tools/policy', {
        headers,
        payload: { allow_implicit_invocation: round % 2 < 1 },
      }),
    async (round) => {
      id = await update(archiveOf(round))
    },
    async (round) => toolChanges[round % toolChanges.length]?.(round),
  ]
  /** Returns the second press, which only a change keeps from being accepted. */
  const firstPress = async (url: string, reason: string) => {
    const asked = { decision: 'approve', reason }
    const press = (form: Record<string, string>) =>
      reviewer.send(`${url}/decision`, { method: 'POST', form: { ...form, ...asked } })
    const form = fieldsOf(await press(fieldsOf(await reviewer.send(url))))
    t.match(form, { confirmed: /./ }, reason)
    return () => press(form)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const press = await firstPress(`${queue}/${id}`, `round ${round}`)
    await changes[round % changes.length]?.(Math.floor(round / changes.length))
    const sent = await press()
    t.ok(sent.status === 412 || sent.status === 409, `round ${round}: ${sent.status}`)
  }
  const decided = await db
    .selectFrom('proposals')
    .select('proposal_id')
    .where('review_status', '=', 'approved')
    .execute()
  t.same(decided, [{ proposal_id: approved }], 'but for what was approved before')
  const press = await firstPress(`${queue}/${id}`, 'nothing has changed')
  t.equal((await press()).status, 303)
})
