/** Entry of the thread that matches globs. */
import { serveTasks } from '../threads/serve-tasks.ts'
import { matchGlobs } from './glob-match.ts'

serveTasks(matchGlobs)
