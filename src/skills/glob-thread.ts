/** Entry of the thread that matches globs. */
import { giveWay } from '../threads/give-way.ts'
import { serveTasks } from '../threads/serve-tasks.ts'
import { matchGlobs } from './glob-match.ts'

giveWay()
serveTasks(matchGlobs)
