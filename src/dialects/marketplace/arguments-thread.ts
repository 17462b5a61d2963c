/** Entry of the thread that checks arguments. */
import { serveTasks } from '../../threads/serve-tasks.ts'
import { checkArguments } from './arguments-check.ts'

serveTasks(checkArguments)
