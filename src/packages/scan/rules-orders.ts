/** Rules about orders to the model, by what stands together in one section of a text or of the comments of code. */
import type { ScanRule } from './rule.ts'

const LOOKS =
  'Sections of texts, and comments and long strings of code, in ten languages, where several signs stand together'

export const ORDER_RULES: ScanRule[] = [
  {
    id: 'order.sends_data',
    family: 'data',
    severity: 'block',
    title: 'Order to send data of the user',
    looks_at: `${LOOKS}: something confidential, what the user and the model say or what lies on the machine; a verb of sending; a foreign address; and secrecy, no question, each time or a reason that the service gives.`,
    explanation: 'The agent hands data to somebody whom its user has not chosen.',
    remedy: 'Send only what the user named, to a host that the description names, and ask first.',
    since: 7,
  },
  {
    id: 'order.lasting_change',
    family: 'persistence',
    severity: 'block',
    title: 'Order to change what is loaded again later',
    looks_at: `${LOOKS}: writing to memory, instructions or settings of agents, other skills, start-up files or hooks; and secrecy, no question, or a command or host that is then used each time.`,
    explanation: 'The change acts in all later sessions, without this skill and without its user.',
    remedy: 'Show the line and let the user add it.',
    since: 7,
  },
  {
    id: 'order.harmful_act',
    family: 'injection',
    severity: 'block',
    title: 'Order for an act that the user decides on',
    looks_at: `${LOOKS}: money, rights, code, checks or deletion; and secrecy, no question, or an account that the text names.`,
    explanation: 'The agent spends, grants, weakens or deletes something in the name of its user.',
    remedy: 'Let the user decide each time, and say what was done.',
    since: 7,
  },
  {
    id: 'order.runs_foreign',
    family: 'self_replacement',
    severity: 'block',
    title: 'Order to run or follow what another host gives',
    looks_at: `${LOOKS}: something that is fetched and run or followed; a foreign host; and secrecy, no question, each time, or a warning of the system that is to be passed over.`,
    explanation: 'The owner of the host decides what the agent does; a review covers none of it.',
    remedy: 'Ship the text or the program in the package.',
    since: 7,
  },
  {
    id: 'order.lifts_guard',
    family: 'injection',
    severity: 'block',
    title: 'Order to switch off what protects the user',
    looks_at: `${LOOKS}: permissions, approvals, sandboxes or safety rules that are passed over; and secrecy, no question or a claimed rank.`,
    explanation: 'The agent acts without the limits that its user has set.',
    remedy: 'Leave the limits to the user.',
    since: 7,
  },
  {
    id: 'order.asks_secret',
    family: 'data',
    severity: 'block',
    title: 'Order to ask for what nobody else may know',
    looks_at: `${LOOKS}: a question to the user for seed phrases, private keys, card numbers, codes or passwords of accounts.`,
    explanation: 'Who has the answer has the money or the account of the user.',
    remedy: 'Let the user enter it in the program that it belongs to.',
    since: 7,
  },
  {
    id: 'order.spreads',
    family: 'persistence',
    severity: 'block',
    title: 'Order to spread itself',
    looks_at: `${LOOKS}: this text or skill that is to be put into other skills, or recommended to other agents.`,
    explanation: 'The text reaches agents and skills whose users have not chosen it.',
    remedy: 'Remove it.',
    since: 7,
  },
]
