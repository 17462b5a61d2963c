/** The other forms of a review: marks, metadata, comments, withdrawing. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { stringEnum } from '../../platform/http/schema.ts'
import { dataEgresses, riskLevels, sideEffects } from '../../packages/manifest/risk.ts'
import { proposalParams } from '../../registry/proposals/schemas.ts'
import { skillKeyOf } from '../../registry/skills/skill-key.ts'
import { paths } from '../pages/paths.ts'
import { markOf } from './files-part.ts'
import { mendable } from './mendable.ts'
import type { Again } from './review-data.ts'
import type { Reviews, ReviewServices } from './reviews.ts'
import { lineEnds } from './typed.ts'

type Options = { services: ReviewServices; reviews: Reviews }

const url = '/console/w/:workspace_id/reviews/:proposal_id'
const publisher = { role: 'publisher', invalidCode: 'request.invalid' } as const
const reviewer = { ...publisher, role: 'reviewer' } as const
const hidden = { hide: true, params: proposalParams } as const

const choiceOf = (values: readonly string[]) =>
  Type.Union([Type.Literal(''), ...values.map((value) => Type.Literal(value))])

const Mark = Type.Optional(Type.String({ maxLength: 1100 }))
const MarkForm = Type.Object({ mark: Mark, unmark: Mark, back: Type.Optional(Type.String()) })
const MetadataForm = Type.Object({
  capability_id: Type.String({ minLength: 1, maxLength: 128 }),
  risk_level: choiceOf(riskLevels),
  side_effects: choiceOf(sideEffects),
  data_egress: choiceOf(dataEgresses),
  explanation: Type.String({ maxLength: 2000 }),
})
const CommentForm = Type.Object({
  text: Type.String({ maxLength: 8000 }),
  path: Type.Optional(Type.String({ maxLength: 1024 })),
  line: Type.Optional(Type.String({ maxLength: 10 })),
  side: Type.Optional(stringEnum(['before', 'after'] as const)),
})
const WithdrawForm = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 2000 }) })

type Params = { Params: { proposal_id: string } }

const back = (request: FastifyRequest<Params>, reply: FastifyReply, at = '') => {
  const { workspaceId } = callerOf(request)
  const page = paths.review(workspaceId, request.params.proposal_id)
  return reply.redirect((at === '' ? page : page.at(at)).text, 303)
}

export const reviewNoteRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { proposals, capabilities }, reviews },
) => {
  /** Does it, or shows the page again with what was typed. */
  const attempt = async (
    request: FastifyRequest<Params>,
    reply: FastifyReply,
    {
      act,
      run,
      values,
      capabilityId = null,
    }: Pick<Again, 'act'> & {
      run: () => Promise<unknown>
      values: Record<string, string>
      capabilityId?: string | null
    },
  ): Promise<FastifyReply> => {
    try {
      await run()
    } catch (error) {
      const failure = { error: mendable(error), values }
      const again = { typed: null, failure, act, capabilityId, unread: null }
      return reviews.show(request, reply, { proposalId: request.params.proposal_id, again })
    }
    return back(request, reply)
  }

  app.post(
    `${url}/viewed`,
    { config: publisher, schema: { ...hidden, body: MarkForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { proposal_id: id } = request.params
      const { mark, unmark, back: place } = request.body
      const { proposal } = await proposals.read(caller, id)
      const index = proposal.file_diff.findIndex((one) => markOf(one) === (mark ?? unmark))
      const file = proposal.file_diff[index]
      if (file === undefined) {
        throw new AppError('skills.file_not_found', 'No file with this content differs.')
      }
      const { path, sha256_after: sha256 } = file
      await proposals.notes.mark(caller, id, { path, sha256, viewed: mark !== undefined })
      // A script that shows the mark by itself needs no page.
      if ('x-console-fragment' in request.headers) return reply.code(204).send()
      return place === 'file'
        ? reply.redirect(paths.reviewFile(caller.workspaceId, id, path).text, 303)
        : back(request, reply, `file-${index}`)
    },
  )

  app.post(
    `${url}/metadata`,
    { config: reviewer, schema: { ...hidden, body: MetadataForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { capability_id: capabilityId, ...values } = request.body
      const { proposal } = await proposals.read(caller, request.params.proposal_id)
      const { explanation, ...fields } = values
      const given = Object.entries(fields).filter(([, value]) => value !== '')
      const metadata = { ...Object.fromEntries(given), explanation }
      const run = () =>
        capabilities.override(caller, skillKeyOf(caller, proposal), { capabilityId, metadata })
      return attempt(request, reply, { act: 'metadata', run, values, capabilityId })
    },
  )

  app.post(
    `${url}/comments`,
    { config: publisher, schema: { ...hidden, body: CommentForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { proposal_id: proposalId } = request.params
      const { path = '', line = '', side = 'after' } = request.body
      const text = lineEnds(request.body.text)
      const at = path === '' ? {} : { path, ...(line === '' ? {} : { line: Number(line), side }) }
      try {
        if (text.trim() === '') throw new AppError('request.invalid', 'Write a comment.')
        if (!/^(?:[1-9]\d{0,6})?$/.test(line)) {
          throw new AppError('request.invalid', 'A line is a number from 1.')
        }
        await proposals.notes.comment(caller, proposalId, { text, ...at })
      } catch (error) {
        const failure = { error: mendable(error), values: { text, line, side } }
        const again = {
          typed: null,
          failure,
          act: 'comments',
          capabilityId: null,
          unread: null,
        } as const
        return path === ''
          ? reviews.show(request, reply, { proposalId, again })
          : reviews.showFile(request, reply, { proposalId, path, again })
      }
      // A script that shows the comment by itself needs no page.
      if ('x-console-fragment' in request.headers) return reply.code(204).send()
      return path === ''
        ? back(request, reply)
        : reply.redirect(paths.reviewFile(caller.workspaceId, proposalId, path).text, 303)
    },
  )

  app.post(
    `${url}/withdraw`,
    { config: publisher, schema: { ...hidden, body: WithdrawForm } },
    async (request, reply) => {
      const { reason } = request.body
      const run = () => proposals.withdraw(callerOf(request), request.params.proposal_id, reason)
      return attempt(request, reply, { act: 'withdraw', run, values: { reason } })
    },
  )
}
