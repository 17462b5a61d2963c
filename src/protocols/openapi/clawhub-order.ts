/** The operations of ClawHub's API in their reading order. */
import { atBothRoots } from './skill-apis-order.ts'

const operations = [
  'clawHubWhoami',
  'clawHubSearch',
  'clawHubSkills',
  'clawHubSkill',
  'clawHubModeration',
  'clawHubVersions',
  'clawHubVersionRead',
  'clawHubFile',
  'clawHubResolve',
  'clawHubInstall',
  'clawHubVerdicts',
  'clawHubDownload',
  'clawHubReport',
  'clawHubVerify',
  'clawHubTicket',
  'clawHubUpload',
  'clawHubPublish',
  'clawHubUndelete',
  'clawHubDelete',
]

export const clawHubTag = {
  name: 'clawhub',
  description: 'The API of ClawHub, for its clients. Errors are plain text.',
  operations: ['clawHubConfig', ...atBothRoots(...operations)],
}
