/** Sends one step to the service. */
import { packOf, SLUG } from './packages.ts'
import { acceptedBy } from './acts.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import { multipart } from '../support/given.ts'
import { type Answer, send, type Site } from './site.ts'
import { offers, settingChanges, type Step } from './steps.ts'
import type { Kind, World } from './world.ts'

const meta = {
  harmless: HARMLESS,
  destructive: { riskLevel: 'destructive', sideEffects: 'external', dataEgress: 'network' },
  unknown: {},
}

const said = {
  true: { risk_level: 'read', side_effects: 'none', data_egress: 'none' },
  false: { risk_level: 'destructive', side_effects: 'external', data_egress: 'network' },
}

const manifests = {
  tool: { provider: { type: 'mcp', serverId: 'mail' }, capabilities: [{ capabilityId: 'send' }] },
  own: {
    capabilities: [
      {
        capabilityId: 'note',
        riskLevel: 'read',
        sideEffects: 'none',
        dataEgress: 'none',
        inputSchema: { type: 'object' },
      },
    ],
  },
}

const pathOf = (kind: Kind): string => `/skills/${kind}/${SLUG}`

/** The open proposal of a kind: its id and its bytes. */
export const openProposal = async (
  site: Site,
  kind: Kind,
): Promise<{ id: string; fingerprint: string } | null> => {
  const { text } = await send(site, 'admin', { path: '/proposals?review_status=pending' })
  const { proposals } = JSON.parse(text) as {
    proposals: { proposal_id: string; source_kind: string; fingerprint: string }[]
  }
  const found = proposals.find((one) => one.source_kind === kind)
  return found ? { id: found.proposal_id, fingerprint: found.fingerprint } : null
}

export const take = async (site: Site, world: World, step: Step): Promise<Answer> => {
  const { by } = step
  if (step.do === 'settings') {
    const payload = settingChanges[step.change]
    return send(site, by, { method: 'PUT', path: '/settings', payload })
  }
  if (step.do === 'register') {
    const { functionId, target } = step
    const payload = { url: `${site.handler.origin}/${functionId}/${target}` }
    return send(site, by, { method: 'PUT', path: `/functions/${functionId}`, payload })
  }
  if (step.do === 'sync') {
    const offer = offers[step.offer] ?? null
    site.peer.tools = offer === null ? [] : [tool('send', meta[offer])]
    return send(site, by, { method: 'POST', path: '/mcp-servers/mail/sync' })
  }
  const path = pathOf(step.kind)
  switch (step.do) {
    case 'install': {
      const form = multipart(packOf(step.pack).archive)
      return send(site, by, {
        method: 'POST',
        path: `/skills/archive?target_source_kind=${step.kind}`,
        ...form,
      })
    }
    case 'update':
      return send(site, by, {
        method: 'PUT',
        path: `${path}/archive`,
        ...multipart(packOf(step.pack).archive),
      })
    case 'uninstall':
      return send(site, by, { method: 'DELETE', path })
    case 'rollback': {
      const { fingerprint } = packOf(step.pack)
      const payload = { fingerprint, reason: 'back to it' }
      return send(site, by, { method: 'POST', path: `${path}/rollback`, payload })
    }
    case 'purge': {
      const { fingerprint } = packOf(step.pack)
      const query = new URLSearchParams({ reason: 'it leaked' }).toString()
      return send(site, by, { method: 'DELETE', path: `${path}/revisions/${fingerprint}?${query}` })
    }
    case 'policy': {
      const { enabled, implicit } = step
      const payload = {
        ...(enabled === undefined ? {} : { enabled }),
        ...(implicit === undefined ? {} : { allow_implicit_invocation: implicit }),
      }
      return Object.keys(payload).length === 0
        ? send(site, by, { method: 'DELETE', path: `${path}/policy` })
        : send(site, by, { method: 'PUT', path: `${path}/policy`, payload })
    }
    case 'propose': {
      const payload = { manifest: manifests[step.manifest] }
      return send(site, by, { method: 'POST', path: `${path}/proposals`, payload })
    }
    case 'classify': {
      const payload = { ...said[`${step.isHarmless}`], explanation: 'read the script' }
      const to = `${path}/capabilities/${step.capability}/metadata`
      return send(site, by, { method: 'PUT', path: to, payload })
    }
    case 'bind': {
      const payload = { function_id: step.functionId }
      const to = `${path}/capabilities/${step.capability}/function`
      return send(site, by, { method: 'PUT', path: to, payload })
    }
    default:
      return takeReview(site, world, step)
  }
}

const takeReview = async (site: Site, world: World, step: Extract<Step, { do: 'review' }>) => {
  const { kind, decision, isPart, enable } = step
  const waiting = world.skills[kind].open
  const open = await openProposal(site, kind)
  const accepted = waiting && decision === 'approve' ? acceptedBy(step, waiting.bytes) : []
  const payload = {
    decision,
    reason: 'looked at it',
    ...(isPart && decision === 'approve' ? { capability_ids: [] } : {}),
    ...(accepted.length > 0 ? { accept_findings: accepted } : {}),
    ...(enable === undefined || decision === 'reject' ? {} : { enable }),
  }
  const path = `/proposals/${open?.id ?? 'none'}/review`
  return send(site, step.by, { method: 'POST', path, payload })
}
