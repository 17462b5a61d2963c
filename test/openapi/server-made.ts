/** Values that only the service makes: taken of its responses, and made where an example needs one. */
import type { Answer, Caller } from './caller.ts'
import { formOf, fourth, greeting, third } from './example-files.ts'
import type { Operation } from './operations.ts'

type Body = Record<string, unknown>

const bodyOf = ({ status, type, text }: Answer): Body =>
  status < 300 && type.startsWith('application/json') ? (JSON.parse(text) as Body) : {}

const serverMade = [
  'upload_id',
  'proposal_id',
  'token_id',
  'token',
  'uploadTicket',
  'storageId',
] as const

export const keepMade = ({ made }: Caller, id: string, answer: Answer): void => {
  const body = bodyOf(answer)
  for (const name of serverMade) {
    const value = body[name]
    if (typeof value === 'string') made.set(name, value)
  }
  if (typeof body['uploadTicket'] === 'string') made.set('upload_id', body['uploadTicket'])
  if (id.startsWith('npmPackage')) made.set('tarball', tarballIn(body))
  // From then on these bytes are current, and no example can know them.
  if (id === 'proposalsReview') made.set('fingerprint', String(body['fingerprint']))
}

/** The file name of the one version. */
const tarballIn = ({ versions = {} }: Body): string => {
  const [url] = Object.values(versions as Record<string, { dist: { tarball: string } }>).map(
    ({ dist }) => dist.tarball,
  )
  return String(url).replace(/^.*\//, '')
}

/** Examples that are sent again before an operation, which needs what they make. */
const uploads: Record<string, string[] | undefined> = {
  skillsUpdate: ['skillsUploadStart', 'skillsUploadChunk', 'skillsUploadFinish'],
  skillsUploadAbort: ['skillsUploadStart'],
  clawHubPublishInWorkspace: ['clawHubTicket', 'clawHubUpload'],
  clawHubDeleteInWorkspace: ['clawHubUndelete'],
}

const workspace = '/v1/workspaces/default'

/** Something waits for a reviewer only where the workspace says so. */
const hold = async (
  caller: Caller,
  setting: 'approval' | 'content_approval',
  write: () => Promise<string>,
): Promise<void> => {
  await caller.put(`${workspace}/settings`, { [setting]: 'required' })
  const { proposal_id: id } = JSON.parse(await write()) as { proposal_id: string }
  caller.made.set('proposal_id', id)
  await caller.put(`${workspace}/settings`, { [setting]: 'automatic' })
}

/** Bytes that differ from what is served, so that there is something to compare. */
const holdBytes = (caller: Caller, archive: Buffer): Promise<void> =>
  hold(caller, 'approval', () =>
    caller.put(`${workspace}/skills/user/hello-skill/archive`, formOf(archive)),
  )

const holdDocument = (caller: Caller): Promise<void> =>
  hold(caller, 'content_approval', () =>
    caller.put(`${workspace}/documents/held`, { skill: '# Held\n\nWaits.\n' }),
  )

/** Each of these deletes the only version, whose bytes cannot be stored again; the first has one. */
const isDeletion = (id: string): boolean =>
  /^(?:anthropic|openai)(?:Version|Skill)Delete/.test(id) && id !== 'anthropicVersionDelete'

const giveSkill = async (caller: Caller, id: string): Promise<void> => {
  // Where an earlier version is served again.
  await caller.put('/openai/v1/skills/skill_user_greet-skill', {}, 'DELETE').catch(() => '')
  const form = formOf(greeting(`# ${id}`), 'files[]')
  const skill = JSON.parse(await caller.put('/openai/v1/skills', form, 'POST')) as {
    default_version: string
  }
  caller.made.set('version', skill.default_version)
}

export const makeFor = async (
  caller: Caller,
  id: string,
  operations: Operation[],
): Promise<void> => {
  for (const again of uploads[id] ?? []) {
    const operation = operations.find((one) => one.id === again)
    if (operation) keepMade(caller, again, await caller.send(operation))
  }
  // The examples before are of the first one, which is deleted by now.
  if (isDeletion(id)) await giveSkill(caller, id)
  if (id === 'proposalsCreate') await holdBytes(caller, third)
  if (id === 'proposalsFindingTakeBack') await holdBytes(caller, fourth)
  if (id === 'proposalsWithdraw') await holdBytes(caller, fourth)
  if (id === 'contentProposalsRead') await holdDocument(caller)
}
