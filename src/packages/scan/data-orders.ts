/** Orders to send what is the user's, or to ask for it, as combinations of signs. A sign alone is nothing. Pure. */
import { ASKS } from './act-signs.ts'
import type { Order } from './order.ts'
import {
  COLLECTS,
  POSTS,
  WALLET_WORDS,
  SEED,
  SECRET_FILE,
  OPEN_PLACE,
  PARAMETER,
  MANY,
  UNREDACTED,
} from './order-signs.ts'
import { covered, isSent, closeTo } from './order-unit.ts'
import {
  CONSENT,
  DECEIVE,
  GRAVE,
  HIDE,
  PARTLY,
  PERSONAL,
  PRETEXT,
  SECRET,
  SEND,
  STANDING,
  TALK,
  UNASKED,
} from './signs.ts'

export const DATA_ORDERS: readonly Order[] = [
  {
    rule: 'order.sends_data',
    what: 'to send what no service has a use for',
    at: SEND,
    isMet: (it) =>
      it.has(GRAVE) && isSent(it, GRAVE) && it.near(GRAVE, COLLECTS, 120) && !it.has(CONSENT),
    isCertain: (it) => closeTo(it, HIDE, DECEIVE),
  },
  {
    rule: 'order.sends_data',
    what: 'to send what stands in files of secrets',
    at: SEND,
    isMet: (it) =>
      it.has(SECRET_FILE) &&
      it.near(SECRET_FILE, COLLECTS, 90) &&
      (isSent(it, SECRET_FILE) ||
        (it.near(SEND, SECRET_FILE, 160) && it.near(SECRET_FILE, OPEN_PLACE, 200))) &&
      !it.has(CONSENT),
    isCertain: (it) => closeTo(it, HIDE, DECEIVE),
  },
  {
    rule: 'order.sends_data',
    what: 'to send data unseen by the user',
    at: SEND,
    isMet: (it) =>
      it.any(HIDE, DECEIVE, PARTLY) &&
      [SECRET, TALK, PERSONAL].some((source) => isSent(it, source, it.any(HIDE, DECEIVE))),
  },
  {
    rule: 'order.sends_data',
    what: 'to send what is confidential as it is',
    at: UNREDACTED,
    isMet: (it) => isSent(it, UNREDACTED) && it.any(SECRET, PERSONAL, TALK),
  },
  {
    rule: 'order.sends_data',
    what: 'to hand confidential data to a tool, unseen by the user',
    at: SEND,
    isMet: (it) =>
      covered(it) &&
      closeTo(it, HIDE, DECEIVE) &&
      it.near(SEND, PARAMETER, 160) &&
      it.near(MANY, COLLECTS, 90) &&
      it.within(0, MANY, PARAMETER),
  },
  {
    rule: 'order.sends_data',
    what: 'to send confidential data again and again, or for a reason that the service gives',
    at: SEND,
    isMet: (it) =>
      it.any(UNASKED, STANDING, PRETEXT) &&
      !it.has(CONSENT) &&
      [MANY, TALK].some((source) => it.near(source, COLLECTS, 90) && isSent(it, source)),
  },
  {
    rule: 'order.asks_secret',
    what: 'to send the words of a wallet',
    at: WALLET_WORDS,
    isMet: (it) => it.target !== null && it.near(WALLET_WORDS, POSTS, 420),
  },
  {
    rule: 'order.asks_secret',
    what: 'to ask the user for what nobody else may know',
    at: ASKS,
    isMet: (it) => it.has(ASKS) && it.near(ASKS, SEED, 120),
  },
]
