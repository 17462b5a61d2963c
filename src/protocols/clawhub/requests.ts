/** What the routes of ClawHub's API share. */
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { workspaceUrlOf } from '../../platform/http/base-url.ts'
import { inWorkspace } from '../../platform/http/problem.ts'
import { roots } from '../marketplace/roots.ts'
import { textProblems } from './text-errors.ts'

const API = '/clawhub/api'

export const apiRoots = roots.map(({ base, ...root }) => ({ ...root, base: `${base}${API}` }))

/** The address of the API as the client has reached it. */
export const apiUrlOf = (request: FastifyRequest): string => `${workspaceUrlOf(request)}${API}`

export const slugParam = {
  slug: Type.String({
    maxLength: 256,
    description: 'Without the owner, which may stand before it: `owner%2Fslug`.',
    examples: ['hello-skill'],
  }),
}

export const ownerQuery = {
  ownerHandle: Type.Optional(
    Type.String({
      maxLength: 128,
      description:
        'The owner in the slug; the workspace for a slug without one. Needed if several skills differ only by it.',
      examples: ['default'],
    }),
  ),
}

export const versionQuery = {
  version: Type.Optional(
    Type.String({
      maxLength: 256,
      description: 'The newest served revision with this label; the current one without it.',
      examples: ['0.1.0'],
    }),
  ),
  tag: Type.Optional(
    Type.String({ maxLength: 64, description: 'Only `latest`.', examples: ['latest'] }),
  ),
}

/** Queries may have more fields: clients of other versions send them. */
export const anyQuery = Type.Object({})

/** Errors of every route; those of a skill too. */
export const readProblems = (...codes: Parameters<typeof textProblems>) =>
  textProblems(...codes, ...inWorkspace)

export const skillProblems = (...codes: Parameters<typeof textProblems>) =>
  readProblems('skills.not_found', 'skills.invalid_request', ...codes)

/** The fields that are given, without those that are undefined. */
export const wantedOf = (slug: string, { ownerHandle }: { ownerHandle?: string }) => ({
  slug,
  ...(ownerHandle === undefined ? {} : { ownerHandle }),
})
