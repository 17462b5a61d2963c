/** Entry of the thread that scans texts for agents. */
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { firstBlocked } from '../scan/agent-text.ts'
import type { TextResult, TextTask } from './agent-texts.ts'

giveWay()
serveTasks((texts: TextTask): TextResult => texts.map((fields) => firstBlocked(fields)))
