/** `clawhub/api/v1`: whether versions may be installed. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { AppError } from '../../platform/errors.ts'
import { noRevision } from '../../registry/skills/errors.ts'
import { skillPath } from '../../registry/skills/skill-key.ts'
import type { ClawHub } from './clawhub.ts'
import {
  ClawHubVerdicts,
  ClawHubVerdictsBody,
  ClawHubVerification,
  type Verdict,
} from './install-schemas.ts'
import {
  anyQuery,
  apiRoots,
  ownerQuery,
  readProblems,
  skillProblems,
  slugParam,
  versionQuery,
  wantedOf,
} from './requests.ts'
import type { Shelved, Wanted } from './shelf.ts'
import { refusalOf, verdictOf, verificationOf } from './verdicts.ts'
import type { Version } from './versions.ts'

const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const

type Item = ClawHubVerdictsBody['items'][number]

/** One item that cannot be had does not concern the others. */
const isOfItem = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500

const linksOf = (
  request: FastifyRequest,
  { skill, fingerprint }: Pick<Version, 'skill' | 'fingerprint'>,
) => {
  const { protocol, host } = request
  const path = skillPath(callerOf(request).workspaceId, skill.source_kind, skill.slug)
  const skillUrl = `${protocol}://${host}${path}`
  return {
    skillUrl,
    securityAuditUrl: `${skillUrl}/findings.sarif?fingerprint=${fingerprint}`,
  }
}

/** The skill that an item names, or why there is none. */
const skillOf = (find: (wanted: Wanted) => Shelved, item: Item): Shelved | AppError => {
  const { slug, ownerHandle } = item
  try {
    return find({ slug, ...(ownerHandle ? { ownerHandle } : {}) })
  } catch (error) {
    if (isOfItem(error)) return error
    throw error
  }
}

export const verdictRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (
  app,
  { shelf, versions },
) => {
  const judge = async (request: FastifyRequest, items: readonly Item[]): Promise<Verdict[]> => {
    const { workspaceId } = callerOf(request)
    const find = await shelf.finder(workspaceId)
    const skills = items.map((item) => ({ item, skill: skillOf(find, item) }))
    const wanted = skills.flatMap(({ item, skill }) =>
      skill instanceof AppError ? [] : [{ skill, version: item.version }],
    )
    const judged = (await versions.judge(workspaceId, wanted)).values()
    return skills.map(({ item, skill }) => {
      if (skill instanceof AppError) return refusalOf(item, skill)
      const version = judged.next().value
      if (!version) return refusalOf(item, noRevision(skill.slug))
      return verdictOf(version, item, linksOf(request, version))
    })
  }

  for (const { base, params, suffix } of apiRoots) {
    app.route({
      method: 'GET',
      url: `${base}/v1/skills/:slug/verify`,
      config,
      schema: {
        operationId: `clawHubVerify${suffix}`,
        tags: ['clawhub'],
        summary: 'Verify a version of a skill',
        description: 'For `clawhub verify`: what may be had here has passed.',
        params: Type.Object({ ...params, ...slugParam }),
        querystring: Type.Object({ ...ownerQuery, ...versionQuery }),
        response: { 200: ref(ClawHubVerification), ...skillProblems('skills.revision_not_found') },
      },
      handler: async (request) => {
        const { workspaceId } = callerOf(request)
        const { query } = request
        const skill = await shelf.find(workspaceId, wantedOf(request.params.slug, query))
        const version = await versions.find(workspaceId, skill, query)
        const byTag = query.tag === undefined ? 'latest' : 'tag'
        const resolvedFrom = query.version === undefined ? byTag : 'version'
        const { skillUrl: pageUrl } = linksOf(request, version)
        const files = await versions.files(version)
        const by = { resolvedFrom, tag: query.tag ?? null } as const
        return verificationOf(version, by, { files, pageUrl })
      },
    })

    app.route({
      method: 'POST',
      url: `${base}/v1/skills/-/security-verdicts`,
      config,
      schema: {
        operationId: `clawHubVerdicts${suffix}`,
        tags: ['clawhub'],
        summary: 'Read verdicts on versions',
        description:
          'For `openclaw`, which installs only what passes. `overview` has the words of the reviewer, `securityAuditUrl` the findings. What is not served any more, or never was, is revoked. Each item counts as a request.',
        params: Type.Object(params),
        querystring: anyQuery,
        body: ref(ClawHubVerdictsBody),
        response: {
          200: ref(ClawHubVerdicts),
          ...readProblems('skills.invalid_request', ...withBody),
        },
      },
      handler: async (request, reply) => {
        const { items } = request.body
        await app.countCalls(request, reply, items.length)
        return {
          schema: 'clawhub.skill.security-verdicts.v1' as const,
          items: await judge(request, items),
        }
      },
    })
  }
}
