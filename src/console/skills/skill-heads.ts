/** Reads what every page about a skill shows. */
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { skillKeyOf } from '../../registry/skills/skill-key.ts'
import type { SkillHead } from './skill-frame.ts'
import type { skillRefOf } from './skill-url.ts'

type Ref = ReturnType<typeof skillRefOf>

export const readHead = async (
  catalog: SkillCatalog,
  request: FastifyRequest,
  ref: Ref,
): Promise<{ head: SkillHead; tag: string }> => {
  const caller = callerOf(request)
  const { skill, tag } = await catalog.read(skillKeyOf(caller, ref))
  const { role } = caller.actor
  return { head: { workspace: caller.workspaceId, role, skill }, tag }
}
