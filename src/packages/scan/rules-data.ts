/** Rules about what is sent, what stays on the machine, and what changes later. */
import type { ScanRule } from './rule.ts'

export const DATA_RULES: ScanRule[] = [
  {
    id: 'data.credentials_sent',
    family: 'data',
    severity: 'block',
    title: 'Credentials that are sent',
    looks_at:
      'Places of credentials (keys, cloud profiles, browser stores, wallets, secrets of agents, the whole environment) and a send to a foreign host in one file.',
    explanation: 'Keys and passwords of the user leave the machine.',
    remedy: 'Read only the one value that the skill needs, and send it only to its own service.',
    since: 3,
  },
  {
    id: 'data.bare_address',
    family: 'data',
    severity: 'hold',
    title: 'Connection to a bare public address',
    looks_at:
      'Commands and code that connect to a public numeric address, except well-known resolvers.',
    explanation: 'No name says who is behind the address, and no certificate proves it.',
    remedy: 'Use the name of the service.',
    since: 7,
  },
  {
    id: 'data.request_catcher',
    family: 'data',
    severity: 'block',
    title: 'Address that collects requests',
    looks_at: 'Addresses with an id at services that show requests to the person who made the id.',
    explanation: 'What is sent there is read by a person whom the address does not name.',
    remedy: 'Send to a service of your own, and say so in the description.',
    since: 3,
  },
  {
    id: 'data.credentials_read',
    family: 'data',
    severity: 'warn',
    title: 'Credentials that are read',
    looks_at:
      'Commands and code that read private keys, cloud profiles, browser stores or key chains.',
    explanation: 'What is read is in the context of the agent, which may repeat or send it.',
    remedy: 'Read only the one value that the skill needs.',
    since: 3,
  },
  {
    id: 'data.image_beacon',
    family: 'data',
    severity: 'hold',
    title: 'Picture that carries data',
    looks_at: 'Pictures of markdown whose address has a place for data.',
    explanation: 'A client that shows the picture sends the data to its host.',
    remedy: 'Use a fixed address.',
    since: 3,
  },
  {
    id: 'data.spying',
    family: 'data',
    severity: 'block',
    title: 'Keys, screen or clipboard',
    looks_at:
      'Code that watches keys, screen or clipboard and sends something; style sheets that tell what is typed; programs that send the files of a folder; false prompts for passwords.',
    explanation: 'Passwords and texts of the user may leave the machine.',
    remedy: 'Ask the user for each picture or text.',
    since: 3,
  },
  {
    id: 'command.transfers_funds',
    family: 'commands',
    severity: 'hold',
    title: 'Transfer of all funds',
    looks_at:
      'Orders and code that send a balance or a share to a fixed address, or put an address in the place of the one that is given.',
    explanation: 'The funds of the user are gone.',
    remedy: 'Let the user name amount and address.',
    since: 3,
  },
  {
    id: 'command.dynamic_code',
    family: 'commands',
    severity: 'block',
    title: 'Code that is put together',
    looks_at:
      'Modules imported by a text, text compiled to code, and comments of strangers that are run.',
    explanation: 'What runs is not what a reviewer reads.',
    remedy: 'Write the code as it runs.',
    since: 3,
  },
  {
    id: 'persistence.login_key',
    family: 'persistence',
    severity: 'block',
    title: 'Login for a stranger',
    looks_at:
      'Keys that are added to authorized_keys, new administrators of machines and databases, and shells that run as the administrator.',
    explanation: 'The owner of the key or password can log in to the machine from then on.',
    remedy: 'Let the user add a key of their own.',
    since: 3,
  },
  {
    id: 'persistence.startup',
    family: 'persistence',
    severity: 'block',
    title: 'Command that runs again by itself',
    looks_at:
      'Cron, launchd, systemd, shell profiles and Run keys that get a download, an encoded command or a hidden file.',
    explanation: 'The command runs at each start, also after the skill is gone.',
    remedy: 'Describe what is set up, with a command that is in the package.',
    since: 3,
  },
  {
    id: 'persistence.agent_memory',
    family: 'persistence',
    severity: 'block',
    title: 'Change of what the agent remembers',
    looks_at:
      'Scripts and orders that write to memory, identity or instruction files of agents (SOUL, MEMORY, AGENTS, HEARTBEAT, CLAUDE) or to their hooks.',
    explanation: 'The agent follows what was written in all later sessions, without this skill.',
    remedy: 'Keep notes in a file of the skill.',
    since: 3,
  },
  {
    id: 'source.replaces_itself',
    family: 'self_replacement',
    severity: 'hold',
    title: 'Skill that replaces itself',
    looks_at:
      'Downloads that overwrite files of skills, and orders to fetch a text and to follow it.',
    explanation:
      'This skill replaces itself from outside; a review covers only this version, not what runs later.',
    remedy: 'Publish a new revision instead.',
    since: 3,
  },
]
