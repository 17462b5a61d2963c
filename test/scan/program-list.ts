/** All programs, settings and commands of which the tests tell attacks from honest work. */
import { ASSEMBLED } from './program-assembled.ts'
import { AUDITS } from './program-audits.ts'
import { BURIED } from './program-buried.ts'
import { HANDED } from './program-handed.ts'
import { HANDOUTS } from './program-handouts.ts'
import { LEAKS } from './program-leaks.ts'
import { OPENED } from './program-opened.ts'
import { RIGHTS } from './program-rights.ts'
import { ROUTES, TAKEOVERS, WORKSHOPS } from './program-services.ts'
import { SYSTEMS } from './program-systems.ts'
import { ELSEWHERE } from './program-elsewhere.ts'
import { GATES } from './program-gates.ts'
import { OTHERWISE } from './program-otherwise.ts'
import { STEERED } from './program-steered.ts'
import { WORKS } from './program-works.ts'
import { BUILDS, MAILS, RECORDS } from './program-trades.ts'
import type { ProgramClass } from './program-classes.ts'

export const PROGRAM_CLASSES: ProgramClass[] = [
  ...LEAKS,
  ...SYSTEMS,
  ...BUILDS,
  ...MAILS,
  ...RECORDS,
  ...WORKSHOPS,
  ...TAKEOVERS,
  ...ROUTES,
  ...AUDITS,
  ...RIGHTS,
  ...OPENED,
  ...BURIED,
  ...WORKS,
  ...ASSEMBLED,
  ...HANDED,
  ...HANDOUTS,
  ...STEERED,
  ...GATES,
  ...OTHERWISE,
  ...ELSEWHERE,
]
