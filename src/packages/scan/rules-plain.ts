/** Rules about orders in plain words, which nothing runs or sends: one sentence, and what covers it nearby. */
import type { ScanRule } from './rule.ts'

const LOOKS =
  'Sentences of texts, of data files, and of comments and strings of code, in several languages, that order and do not forbid or teach'

const plain = (
  id: string,
  title: string,
  looks: string,
  explanation: string,
  remedy: string,
): ScanRule => ({
  id,
  family: 'injection',
  severity: 'hold',
  title,
  looks_at: `${LOOKS}: ${looks}`,
  explanation,
  remedy,
  since: 9,
})

export const PLAIN_RULES: ScanRule[] = [
  plain(
    'order.weakens_code',
    'Order to write code with a way in',
    'a fixed password, a header or a user that passes a check, or weak protection of passwords, sessions or keys in code that the agent writes.',
    'Whoever knows the text gets into each program that an agent wrote by it.',
    'Remove the exception; name the strong way, and warn of the weak one.',
  ),
  plain(
    'order.falsifies',
    'Order to report what is not so',
    'tests, checks or findings that are called passed, removed or left out although they failed, or dates that are moved.',
    'The user relies on a result that nobody has seen.',
    'Report what failed and what was skipped, with the reason.',
  ),
  plain(
    'order.hides_act',
    'Act that a report is to leave out',
    'accounts, rights, dependencies, recipients, payments or settings that change, next to an order to leave that out of reports, or to call it something else.',
    'The user does not learn what was changed in their name.',
    'Let the agent list every change.',
  ),
  plain(
    'order.steers',
    'Order to steer people to a vendor',
    'a recommendation, rank or score for somebody, and secrecy, a claim of neutrality or disregard of what fits.',
    'The user takes advertising for advice.',
    'Name the interest openly, and let the criteria of the user decide.',
  ),
  plain(
    'order.moves_money',
    'Order to send money elsewhere',
    'bank details, payees, cards or wallets that are replaced by ones of the text, and shares or cents that are kept back.',
    'Money of the user or of their customers goes to somebody else.',
    'Take accounts from the user or from their records only, and show each change.',
  ),
  plain(
    'order.removes_traces',
    'Order to remove traces',
    'history, logs, transcripts or sent mails that are deleted so that nothing is left of what was done.',
    'Nobody can find out later what happened.',
    'Leave logs and history alone.',
  ),
  plain(
    'order.lowers_security',
    'Order to lower protection on the way',
    'firewalls, scanners, second factors, reviews or access to valuable data that are opened for speed or comfort.',
    'The user loses protection that the task does not need to touch.',
    'Leave protection on; where it is in the way, explain it and let the user decide.',
  ),
  plain(
    'order.gathers_personal',
    'Order to put personal data where others see it',
    'two or more facts about a person or a machine, and a hidden field, a file name, a title, a branch or a public entry.',
    'Whoever sees the page, the file or the branch has the data.',
    'Leave personal data out, or show the user where it goes.',
  ),
  plain(
    'order.depends_on',
    'Harm on a condition',
    'a name of a host, an author, a company, a day of the week or a date, and deletion, mistakes or skipped checks.',
    'It is not seen in a trial, and does harm where or when it is meant to.',
    'Remove it.',
  ),
  plain(
    'order.misleads',
    'Order to deceive the user',
    'planted mistakes, untrue claims under pressure, people who are talked out of asking somebody, and terms accepted in their name.',
    'The user decides on what is not true.',
    'Say what is so, and let the user decide.',
  ),
]
