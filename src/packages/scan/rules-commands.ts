/** Rules about what is run, what is sent, and what stays on the machine. */
import type { ScanRule } from './rules.ts'

export const COMMAND_RULES: ScanRule[] = [
  {
    id: 'command.pipe_to_shell',
    family: 'commands',
    severity: 'block',
    title: 'Download that is run unseen',
    looks_at:
      'Downloads whose output reaches an interpreter: pipes, substitutions, eval, iex, and the same in strings that code runs.',
    explanation:
      'The owner of the address decides what runs on the machine, and can send different code to each caller. No reviewer has seen it.',
    remedy: 'Ship the script in the package, or install a pinned version from a package registry.',
    since: 1,
  },
  {
    id: 'command.encoded',
    family: 'commands',
    severity: 'block',
    title: 'Command that only decoding shows',
    looks_at:
      'Decoders (base64, hex, openssl, gzip, character codes) whose output reaches an interpreter, eval or exec.',
    explanation:
      'The text hides what it does from its readers. Encoded commands are the usual form of malware in skills.',
    remedy: 'Write the command in plain text.',
    since: 1,
  },
  {
    id: 'command.download_and_run',
    family: 'commands',
    severity: 'block',
    title: 'Download that is run in a second step',
    looks_at:
      'A file that is downloaded and later made executable, run, or opened in the same text.',
    explanation: 'The downloaded file runs although no person has looked at it.',
    remedy: 'Ship the file in the package, or check it against a digest before it is run.',
    since: 3,
  },
  {
    id: 'command.reverse_shell',
    family: 'commands',
    severity: 'block',
    title: 'Reverse shell',
    looks_at: 'Shells whose input and output are a network connection.',
    explanation: 'The other end of the connection controls the machine.',
    remedy: 'Remove it.',
    since: 3,
  },
  {
    id: 'command.disables_protection',
    family: 'commands',
    severity: 'block',
    title: 'Protection switched off',
    looks_at:
      'Commands and instructions that switch off Gatekeeper, Defender, quarantine marks or a firewall.',
    explanation: 'What is run afterwards is not checked by the system any more.',
    remedy: 'Sign the program, or publish it through a package registry.',
    since: 3,
  },
  {
    id: 'command.hidden_trigger',
    family: 'commands',
    severity: 'warn',
    title: 'Hidden trigger',
    looks_at:
      'Comments that speak of a back door, and silenced background commands behind a condition on a constant.',
    explanation: 'Code that runs only for one input is not seen when the skill is tried.',
    remedy: 'Remove it, or explain it where users read.',
    since: 3,
  },
  {
    id: 'lure.password_archive',
    family: 'lures',
    severity: 'block',
    title: 'Archive with a password that must be run',
    looks_at:
      'A download, a literal password for an archive, and an order to run what is in it, close together.',
    explanation:
      'The password keeps virus scanners from looking into the archive. This is how stealers are spread by skills.',
    remedy: 'Publish the program unpacked, or through a package registry.',
    since: 3,
  },
  {
    id: 'lure.paste_site',
    family: 'lures',
    severity: 'block',
    title: 'Command from a paste site',
    looks_at: 'A link to a text on a paste or snippet site together with an order to run it.',
    explanation: 'The text there can change at any time, and the user runs it with all their rights.',
    remedy: 'Write the commands into the package.',
    since: 3,
  },
  {
    id: 'lure.required_tool',
    family: 'lures',
    severity: 'block',
    title: 'Required tool from free hosting',
    looks_at:
      'A program or command that is called required and comes from free hosting, a link shortener, a bare address, or a fresh release page.',
    explanation:
      'An invented prerequisite is a reason to run a program of the attacker. The skill works without it.',
    remedy: 'Install tools from a package registry or the site of their maker.',
    since: 3,
  },
  {
    id: 'lure.terminal_paste',
    family: 'lures',
    severity: 'block',
    title: 'Order to paste a command into a terminal',
    looks_at: 'An order to paste something into a terminal that comes from a link.',
    explanation: 'The user runs a text that is not in the package, with all their rights.',
    remedy: 'Write the commands into the package.',
    since: 3,
  },
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
    id: 'persistence.login_key',
    family: 'persistence',
    severity: 'block',
    title: 'Login for a stranger',
    looks_at: 'Keys that are added to authorized_keys, and new administrators.',
    explanation: 'The owner of the key can log in to the machine from then on.',
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
    severity: 'warn',
    title: 'Skill that replaces itself',
    looks_at:
      'Downloads that overwrite files of skills, and orders to fetch a text and to follow it.',
    explanation:
      'This skill replaces itself from outside; a review covers only this version, not what runs later.',
    remedy: 'Publish a new revision instead.',
    since: 3,
  },
]
