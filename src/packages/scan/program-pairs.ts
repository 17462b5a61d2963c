/** Pairs of signs of what programs run that they have fetched, and of what they gather, as data. Pure. */
import type { Pair } from './machine-pairs.ts'

const ASKS =
  /\burlopen\(|\brequests\.(?:get|post|put)\(|\bhttpx\.\w{3,6}\(|\bfetch\(|\baxios\b|\bhttp\.(?:Get|Post)\(|\bLWP::|\bHTTP::Tiny\b|\bURI\.open\b|\bNet::HTTP\b|file_get_contents\(\s?["']https?:/
const OWN_FILES =
  /\.env\b|\.ssh\/|\.aws\/|\.netrc|\.kube\/|\.gnupg|credentials|\.(?:bash|zsh)_history|hosts\.yml|id_(?:rsa|ed25519)/

const NUMBERS = /(?:\b(?:0x[0-9a-f]{1,2}|\d{1,3}),\s{0,4}){16}/i
const TURNED = /\^=?\s?(?:0x[0-9a-f]{1,2}|\d{1,3})\b|\bbxor\b|-bxor\b|\^\s?\w{1,12}\[/i
const RUN_IN_SHELL =
  /\b(?:exec\.Command|Command::new|ProcessBuilder|Popen|popen|exec|execSync|spawn|system|subprocess\.\w{2,12})\s?\([^\n]{0,60}["'`](?:\/bin\/)?(?:ba|z)?sh["'`]|\bos\.system\(|\bshell\s?=\s?True|\bshell_exec\(|\biex\b/

const SHELL_OF_FETCHED =
  /\b(?:ProcessBuilder|Popen|popen|exec|execSync|spawn|system|Command\.new)\s?\([^\n]{0,80}\b(?:URL|urlopen|url|Net\.get|URI\.open|readLines|file_get_contents|DownloadString|GetStringAsync)\s?\(\s?["'`]https?:/

export const PROGRAM_PAIRS: readonly Pair[] = [
  {
    rule: 'command.pipe_to_shell',
    what: 'A shell runs what a program fetches.',
    signs: [SHELL_OF_FETCHED],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.encoded',
    what: 'A list of numbers is turned into a command that a shell runs.',
    signs: [NUMBERS, TURNED, RUN_IN_SHELL],
    host: 'none',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'command.dynamic_code',
    what: 'What a function answers is compiled and run, in a program that asks a host.',
    signs: [
      /\bexec\(\s?(?:compile\(\s?)?(?!open\b|Path\b|read\b|compile\b|f\.)[A-Za-z_]{1,40}\(|\beval\s+\$\w{1,40}\b/,
      ASKS,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.download_and_run',
    what: 'A file is downloaded, made executable and started.',
    signs: [
      /\bexec\.Command\(\s?(?!["'`])\w{1,40}\b|\bCommand::new\(\s?&?(?!["'`])\w{1,40}\b/,
      /\b0?o?7[0-7]{2}\b|\bChmod\(|set_mode\(|from_mode\(/,
      /\bhttp\.Get\(|\breqwest::|\bureq::/,
      /TempDir|temp_dir\(|\/tmp\b|UserCacheDir|\.cache\b/,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'History or secrets of the user are put into a gist.',
    signs: [
      /\bgh gist create\b|api\.github\.com\/gists/,
      /\.(?:bash|zsh)_history|\.ssh\/|\.aws\/|-name\s["']?\.env|[;{]\s?env\s?;|\bprintenv\b/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Secrets are read, and a chat of the author gets messages.',
    signs: [/\bbot\d{8,12}:[\w-]{30,}/, /send(?:Message|Document)/, OWN_FILES],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Secrets that a search finds are sent to another host than the one that issued them.',
    signs: [
      /\bAKIA\[/,
      /PRIVATE KEY/,
      /\burlopen\(|\brequests\.(?:get|post)\(|\bfetch\(|\bhttpx\./,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'Whole rows with their passwords are sent.',
    signs: [
      /\brow\[["'](?:password|passwd|login_password)["']\]/,
      /\bjson\.dumps\(\s?row\b|JSON\.stringify\(\s?row\b/,
      ASKS,
    ],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.credentials_sent',
    what: 'A page that asks for a password sends what is typed to another host.',
    signs: [/type=["']?password/i, /\bFormData\(/, /\bsendBeacon\(|mode:\s?["']no-cors/],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'data.spying',
    what: 'A function takes the place of a command that asks for a password, and sends it.',
    signs: [
      /\b(?:sudo|ssh|su|passwd|doas|gpg)\s?\(\)\s?\{/,
      /\bread\s[^\n]{0,12}-?\w{0,6}s/,
      /\bcurl\b|\bwget\b|\/dev\/tcp\/|\bnc\s/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.destructive',
    what: 'Files of a whole folder are encrypted with a key that is thrown away, and deleted.',
    signs: [
      /\bFernet\(\s?Fernet\.generate_key\(\)\s?\)|\bcreateCipheriv\([^\n]{0,80}randomBytes/,
      /\bos\.walk\(|\brglob\(|\breaddir(?:Sync)?\(/,
      /\bunlink(?:Sync)?\(|\bos\.remove\(|\brmSync\(/,
    ],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.dynamic_code',
    what: 'A built-in function is found by a name that is put together.',
    signs: [
      /\bgetattr\(\s?(?:builtins|__builtins__)\s?,\s?(?:["'][^"'\n]{0,20}["'](?:\[|\s?\+)|\w{1,30}\[)|__import__\(\s?\w{1,30}\[/,
      /["'`]\w{1,4}["'`]\s?\+\s?["'`]\w{1,6}["'`]|\^\s?\w{1,20}\b|\bchr\(|\[::-1\]|\["'`]\[\d/,
    ],
    host: 'none',
    severity: 'hold',
  },
]
