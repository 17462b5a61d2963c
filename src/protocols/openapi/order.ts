/**
 * The reading order of the API for a newcomer: tags by frequency of use, deletes last within their
 * tag.
 */

type Tag = { name: string; description: string; operations: string[] }

export const tags: Tag[] = [
  {
    name: 'skills',
    description: 'Installed skills, their revisions and files.',
    operations: [
      'skillsInstallArchive',
      'skillsList',
      'skillsRead',
      'skillsFiles',
      'skillsFileRead',
      'skillsArchive',
      'skillsUpdateArchive',
      'skillsRevisions',
      'skillsHistory',
      'skillsRollback',
      'skillsResolve',
      'skillsRevisionPurge',
      'skillsUninstall',
    ],
  },
  {
    name: 'uploads',
    description: 'Resumable uploads of package archives, and installs from them.',
    operations: [
      'skillsUploadStart',
      'skillsUploadChunk',
      'skillsUploadStatus',
      'skillsUploadFinish',
      'skillsInstall',
      'skillsUpdate',
      'skillsUploadAbort',
    ],
  },
  {
    name: 'health',
    description: 'What is known about installed skills, and what blocks them.',
    operations: ['skillsHealthRead', 'skillsHealth'],
  },
  {
    name: 'policies',
    description: 'What agents may use.',
    operations: ['skillsPolicySet', 'skillsPolicyRead', 'skillsPolicyList', 'skillsPolicyDelete'],
  },
  {
    name: 'documents',
    description: 'Markdown documents at `iii://` URIs, and their index.',
    operations: [
      'skillsRegister',
      'skillsDocumentsList',
      'skillsDocumentRead',
      'skillsResourcesList',
      'skillsResourcesRead',
      'skillFetch',
      'skillsResourcesTemplates',
      'skillsUnregister',
    ],
  },
  {
    name: 'trust',
    description: 'What agents may do, and who approved it: proposals, reviews, risk.',
    operations: [
      'proposalsCreate',
      'proposalsList',
      'proposalsRead',
      'proposalsDiff',
      'proposalsReview',
      'artefactsRead',
      'capabilitiesMetadataSet',
      'capabilitiesMetadataHistory',
      'capabilityScope',
      'contentProposalsList',
      'contentProposalsRead',
      'contentProposalsReview',
      'mcpServersRegister',
      'mcpServersList',
      'mcpServersRead',
      'mcpServersSync',
      'mcpServersUnregister',
    ],
  },
  {
    name: 'functions',
    description: 'Your HTTP handlers, which the service calls.',
    operations: [
      'functionsRegister',
      'functionsList',
      'functionsRead',
      'capabilitiesFunctionSet',
      'capabilitiesFunctionRemove',
      'functionsUnregister',
    ],
  },
  {
    name: 'prompts',
    description: 'Slash commands, rendered by functions.',
    operations: [
      'promptsRegister',
      'promptsList',
      'promptsRead',
      'promptsMcpGet',
      'promptsUnregister',
    ],
  },
  {
    name: 'events',
    description: 'Changes, as they happen.',
    operations: ['events'],
  },
  {
    name: 'subscriptions',
    description: 'Functions that are called with every change.',
    operations: [
      'subscriptionsRegister',
      'subscriptionsList',
      'subscriptionsRead',
      'subscriptionsReplay',
      'subscriptionsUnregister',
    ],
  },
  {
    name: 'orchestrators',
    description: 'What marketplaces and runtimes read and call.',
    operations: [
      'capabilities',
      'capabilitiesInWorkspace',
      'agentHealth',
      'agentHealthInWorkspace',
      'agentSkillsIndex',
      'agentSkillsArtifact',
      'agentSkillsIndexInWorkspace',
      'agentSkillsArtifactInWorkspace',
      'agentSkillsIndexOfSkill',
      'agentSkillsArtifactOfSkill',
      'invoke',
      'invokeInWorkspace',
      'invokeSession',
      'invokeSessionInWorkspace',
      'connect',
      'connectInWorkspace',
    ],
  },
  {
    name: 'mcp',
    description: 'The Model Context Protocol, for hosts of agents.',
    operations: ['mcp', 'mcpInWorkspace', 'mcpStream', 'mcpStreamInWorkspace'],
  },
  {
    name: 'rpc',
    description: 'The same services by JSON-RPC 2.0, with the method names of other systems.',
    operations: ['rpc', 'rpcInWorkspace'],
  },
  {
    name: 'audit',
    description: 'Who did what.',
    operations: ['auditList', 'auditHead'],
  },
  {
    name: 'operators',
    description: 'For operators of the service.',
    operations: [
      'livez',
      'readyz',
      'metrics',
      'settingsRead',
      'settingsSet',
      'workspacesCreate',
      'workspacesList',
      'workspacesRead',
      'tokensList',
      'tokensCreate',
      'workspacesDelete',
      'tokensRevoke',
    ],
  },
]

const operations = tags.flatMap((tag) => tag.operations)

export const placeOf = (operationId = ''): number => operations.indexOf(operationId)
