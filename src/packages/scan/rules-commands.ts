/** Rules about what is run, and what users are made to run. */
import type { ScanRule } from './rule.ts'

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
    looks_at:
      'Shells whose input and output are a network connection; tunnels and remote control that let somebody else into the machine.',
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
    id: 'command.destructive',
    family: 'commands',
    severity: 'block',
    title: 'Destruction of files',
    looks_at:
      'Commands that delete home folders, system folders, disks or shadow copies; documents that are encrypted; logs that are wiped; deletion that a host decides or that waits.',
    explanation: 'Files of the user are lost.',
    remedy: 'Delete only what the skill has made.',
    since: 3,
  },
  {
    id: 'command.miner',
    family: 'commands',
    severity: 'block',
    title: 'Miner of coins',
    looks_at: 'Addresses of mining pools, and options of known miners.',
    explanation: 'The machine works for the owner of the wallet.',
    remedy: 'Remove it.',
    since: 3,
  },
  {
    id: 'command.obfuscated',
    family: 'commands',
    severity: 'block',
    title: 'Code made unreadable',
    looks_at:
      'Names and string tables as obfuscators make them; addresses from pieces or numbers; pictures and fonts that an interpreter runs.',
    explanation: 'Neither a reviewer nor a rule can read what the code does.',
    remedy: 'Ship the source as it was written.',
    since: 3,
  },
  {
    id: 'command.fixed_way_in',
    family: 'commands',
    severity: 'hold',
    title: 'Password of the author',
    looks_at:
      'Code that checks passwords of users with argon2, bcrypt, scrypt or PBKDF2, and lets in who gives a value that the code has as a digest or encoded.',
    explanation: 'Whoever knows the value gets into each program that has this code.',
    remedy: 'Remove it; let support sign in with an account of its own.',
    since: 14,
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
    explanation:
      'The text there can change at any time, and the user runs it with all their rights.',
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
]
