/**
 * Orders for acts that a user decides on, as combinations of signs: what is done, and how it is covered. A
 * sign alone is nothing. Pure.
 */
import {
  ACCOUNT,
  AFFILIATE,
  COPIES_ITSELF,
  EACH_PLACE,
  DESTROYS,
  ERASES_ALL,
  GETS,
  GUARDS,
  MASS,
  OWN_GUARDS,
  PROMPTS,
  ALWAYS_YES,
  PAYS,
  PERSISTS,
  RANKS,
  REPOSITORY_GUARDS,
  RIGHTS,
  RUNS,
  SPREAD_ACT,
  SPREADS,
  TAMPERS,
  WRITES,
} from './act-signs.ts'
import type { Order } from './order.ts'
import {
  STRICT_UNASKED,
  STARTS,
  FORCED,
  OBEYS,
  KEPT,
  SIGN_OF_TRUST,
  OAUTH,
  UNVERIFIED,
  AGENT_PLACE,
  AGREEMENT,
  GRANTED,
  RECORDS,
  UNSAID,
  ADDRESS,
} from './order-signs.ts'
import { covered, closeTo } from './order-unit.ts'
import { either } from './sign.ts'
import { CONSENT, DECEIVE, HIDE, PRETEXT, STANDING, UNASKED } from './signs.ts'

const HIDES = new RegExp(`${HIDE.source}|${DECEIVE.source}`, 'i')
const COVERS = either(HIDE, DECEIVE, STRICT_UNASKED)
const UNSEEN = either(HIDE, DECEIVE, STRICT_UNASKED, FORCED)

export const ACT_ORDERS: readonly Order[] = [
  {
    rule: 'order.lasting_change',
    what: 'to change what is loaded again later, unseen or unasked',
    at: PERSISTS,
    isMet: (it) =>
      it.any(HIDE, DECEIVE, STRICT_UNASKED) &&
      !it.has(CONSENT) &&
      it.before(WRITES, PERSISTS, 140) &&
      it.near(PERSISTS, COVERS, 260),
  },
  {
    rule: 'order.lasting_change',
    what: 'to change what is loaded again later, so that it runs or follows what another host gives',
    at: PERSISTS,
    isMet: (it) =>
      it.has(STANDING) &&
      !it.has(CONSENT) &&
      it.before(WRITES, AGENT_PLACE, 140) &&
      (it.near(AGENT_PLACE, STARTS, 260) ||
        (it.target !== null && it.near(AGENT_PLACE, GUARDS, 260)) ||
        (it.near(AGENT_PLACE, OBEYS, 260) && it.leads(OBEYS, 200))),
  },
  {
    rule: 'order.harmful_act',
    what: 'for an act on money, rights, code or files that is kept from the user',
    at: HIDE,
    isMet: (it) =>
      covered(it) &&
      !it.has(CONSENT) &&
      closeTo(it, HIDE, DECEIVE) &&
      KEPT.test(HIDES.exec(it.text)?.[0] ?? '') &&
      [AFFILIATE, PAYS, RIGHTS, TAMPERS, DESTROYS, GUARDS].some((act) => it.near(act, HIDES, 260)),
  },
  {
    rule: 'order.harmful_act',
    what: 'to use another host, and to keep it from the user',
    at: HIDE,
    isMet: (it) =>
      covered(it) &&
      !it.has(CONSENT) &&
      closeTo(it, HIDE, DECEIVE) &&
      it.leads(HIDES, 420) &&
      KEPT.test(HIDES.exec(it.text)?.[0] ?? ''),
  },
  {
    rule: 'order.lifts_guard',
    what: 'to obey whoever knows a sign, without a question',
    at: SIGN_OF_TRUST,
    isMet: (it) => it.any(HIDE, DECEIVE, UNASKED) && it.has(SIGN_OF_TRUST) && !it.has(CONSENT),
  },
  {
    rule: 'order.lifts_guard',
    what: 'to write down a consent that the user did not give',
    at: UNSAID,
    isMet: (it) =>
      it.near(UNSAID, AGREEMENT, 260) &&
      it.near(UNSAID, RECORDS, 260) &&
      it.near(UNSAID, GRANTED, 900),
  },
  {
    rule: 'order.harmful_act',
    what: 'to give an app of others access to the account of the user',
    at: OAUTH,
    isMet: (it) =>
      it.has(OAUTH) && (it.has(FORCED) || it.any(HIDE, UNASKED) || UNVERIFIED.test(it.text)),
  },
  {
    rule: 'order.harmful_act',
    what: 'to move money to an account that the text names',
    at: PAYS,
    isMet: (it) =>
      it.any(UNASKED, STANDING, PRETEXT, RANKS) &&
      it.has(PAYS, ACCOUNT) &&
      !it.has(CONSENT) &&
      it.near(PAYS, ACCOUNT, 200),
  },
  {
    rule: 'order.harmful_act',
    what: 'to delete all that the user has, without a question',
    at: ERASES_ALL,
    isMet: (it) => it.within(0, ERASES_ALL, STRICT_UNASKED) && !it.has(CONSENT),
  },
  {
    rule: 'order.runs_foreign',
    what: 'to run or follow what another host gives, unseen or unasked',
    at: RUNS,
    isMet: (it) =>
      it.target !== null &&
      it.has(RUNS) &&
      !it.has(CONSENT) &&
      it.any(HIDE, DECEIVE, STRICT_UNASKED, FORCED) &&
      it.near(GETS, ADDRESS, 160) &&
      it.near(RUNS, UNSEEN, 200) &&
      it.leads(RUNS, 240),
  },
  {
    rule: 'order.runs_foreign',
    what: 'to follow what another host says each time',
    at: OBEYS,
    isMet: (it) =>
      it.has(STANDING, GETS) &&
      !it.has(CONSENT) &&
      it.near(GETS, ADDRESS, 120) &&
      it.near(OBEYS, GETS, 200) &&
      it.leads(OBEYS, 200),
  },
  {
    rule: 'order.lifts_guard',
    what: 'to switch off what protects the user, unseen or unasked',
    at: OWN_GUARDS,
    isMet: (it) =>
      !it.has(CONSENT) &&
      (it.within(0, OWN_GUARDS, STRICT_UNASKED) ||
        it.near(OWN_GUARDS, HIDES, 420) ||
        it.within(1, ALWAYS_YES, PROMPTS)),
  },
  {
    rule: 'order.lifts_guard',
    what: 'to take the guards of a repository away',
    at: REPOSITORY_GUARDS[0] ?? ERASES_ALL,
    isMet: (it) => it.count(...REPOSITORY_GUARDS) >= 2 && !it.has(CONSENT),
  },
  {
    rule: 'order.spreads',
    what: 'to put this skill into each repository',
    at: COPIES_ITSELF,
    isMet: (it) => it.near(COPIES_ITSELF, EACH_PLACE, 260) && !it.has(CONSENT),
  },
  {
    rule: 'order.spreads',
    what: 'to spread this text to other agents, skills or people',
    at: SPREAD_ACT,
    isMet: (it) =>
      it.any(STANDING, HIDE, UNASKED, STRICT_UNASKED, RANKS, DECEIVE) &&
      ((it.has(MASS) &&
        !it.has(CONSENT) &&
        (it.any(HIDE, DECEIVE, STRICT_UNASKED) ||
          (it.target !== null && it.has(STANDING) && it.leads(MASS, 200))) &&
        it.near(MASS, MASS, 1)) ||
        (it.any(STANDING, HIDE, UNASKED, RANKS, DECEIVE) &&
          it.has(SPREADS, SPREAD_ACT) &&
          it.near(SPREAD_ACT, SPREADS, 200) &&
          !it.has(CONSENT))),
  },
]
