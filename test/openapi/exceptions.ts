/** Operations whose example cannot succeed on a fresh service, with their refusal and the reason. */
export type Exception = {
  status: number
  code: string
  why: string
}

const notOffered = {
  status: 501,
  code: 'marketplace.connect_refused',
  why: 'no orchestrator is allowed',
}
const noProvider = {
  status: 404,
  code: 'oidc.not_configured',
  why: 'the identity provider is one of the operator',
}
const ofCiSystems = 'the issuers of CI systems are listed by the operator'
export const exceptions: Record<string, Exception | undefined> = {
  subscriptionsLetterReplay: {
    status: 404,
    code: 'subscriptions.letter_not_found',
    why: 'a change becomes a dead letter after a day',
  },
  proposalsFindingAccept: {
    status: 422,
    code: 'proposals.finding_not_found',
    why: 'nothing is found in the packages of the examples',
  },
  groupRolesDelete: {
    status: 409,
    code: 'oidc.not_configured',
    why: 'without the name of a provider it is about the one of the operator',
  },
  peopleChange: {
    status: 404,
    code: 'people.not_found',
    why: 'people come with the identity provider of the operator',
  },
  sessionsEnd: {
    status: 404,
    code: 'sessions.not_found',
    why: 'sessions are started by browsers',
  },
  trustedPublishersPut: {
    status: 422,
    code: 'trusted_publishers.issuer_refused',
    why: ofCiSystems,
  },
  trustedPublishersRead: {
    status: 404,
    code: 'trusted_publishers.not_found',
    why: ofCiSystems,
  },
  trustedPublishersDelete: {
    status: 404,
    code: 'trusted_publishers.not_found',
    why: ofCiSystems,
  },
  oidcExchange: { status: 409, code: 'oidc.not_configured', why: ofCiSystems },
  resourceMetadata: noProvider,
  resourceMetadataOfMcp: noProvider,
  resourceMetadataOfMcpInWorkspace: noProvider,
  promptsMcpGet: {
    status: 404,
    code: 'functions.not_found',
    why: 'the function of the prompt is a program of the caller',
  },
  mcpServersSync: {
    status: 502,
    code: 'mcp_servers.failed',
    why: 'the MCP server is a program of the caller',
  },
  connect: notOffered,
  connectInWorkspace: notOffered,
}
