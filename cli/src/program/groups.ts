/** All commands, in the order of the help. */
import { accountCommands } from './account-commands.ts'
import { agentCommands } from './agent-commands.ts'
import { packageCommands } from './package-commands.ts'
import { reviewCommands } from './review-commands.ts'
import { shellCommands } from './shell-commands.ts'
import { skillCommands } from './skill-commands.ts'
import type { Group } from './spec.ts'

export const groups: Group[] = [
  { title: 'Publish:', commands: packageCommands },
  { title: 'Find and read:', commands: skillCommands },
  { title: 'Use:', commands: agentCommands },
  { title: 'Decide:', commands: reviewCommands },
  { title: 'Account:', commands: accountCommands },
  { title: 'Shell:', commands: shellCommands },
]
