/** The module of every page. */
import { start as startForms } from './forms.ts'
import { start as startKeys } from './keys.ts'
import { start as startLive } from './live.ts'

startForms()
startKeys()
startLive()
