/** Entry of the thread that checks arguments. */
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { checkArguments } from './arguments-check.ts'

serveTasks(checkArguments)
