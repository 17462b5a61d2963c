/** Entry of the thread that matches globs. */
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { matchGlobs } from './glob-match.ts'

giveWay()
serveTasks(matchGlobs)
