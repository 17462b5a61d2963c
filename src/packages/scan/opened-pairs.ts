/** Signs of documents that act when they are opened or built, and of programs that send a folder, as data. Pure. */
import { AT_HOME } from './leak-pairs.ts'
import type { Pair } from './machine-pairs.ts'

/** A picture for each letter that a field may end with. */
const LETTER_OF_FIELD =
  /\[\s?value\s?[$^*]?=\s?["']?[^\]"'\n]{1,4}["']?\s?\][^{};\n]{0,80}\{[^}]{0,160}\burl\(\s?["']?https?:\/\//
const RUNS_AT_BUILD =
  /\\(?:immediate\s{0,4}\\)?(?:write18|ShellEscape|directlua)\s?\{[^\n]{0,200}?(?:~\/\.|\$HOME\/\.|\b(?:curl|wget|nc|base64|ssh|printenv)\b|\/etc\/passwd|\|\s?(?:ba)?sh\b)/

/** A rule for plurals is arithmetic. */
const CODE_IN_PLURALS =
  /\bPlural-Forms:[^\n]{0,200}?\b(?:import|require|eval|fetch|process|globalThis|Function)\b/
const WALKS =
  /\b(?:rglob|os\.walk|iglob|WalkDir|walkdir|filepath\.Walk)\(|\bglob\([^\n)]{0,60}\*\*|\bGet-ChildItem\b[^\n]{0,80}-Recurse|\breaddirSync\([^\n]{0,60}recursive|\bDir\.glob\(/
/** A name beside the beginning of a text, as a body has them. */
const NAME_AND_TEXT =
  /\b(?:path|file|name|pfad|datei|chemin|archivo|ruta|arquivo|percorso)\w{0,6}["']?\s?(?::|=>)\s?[^\n]{1,60},\s{0,40}["']?\w{3,12}["']?\s?(?::|=>)\s?\w{1,16}(?:\[\s?:\s?\d|\[0\s?[,.:]|\.(?:slice|substring|substr)\(|\.read_text\(|\.toString\()/
const POSTS =
  /\burlopen\(|\brequests\.(?:post|put)\(|\bfetch\([\s\S]{0,200}?\bbody\b|\b(?:httpx|axios)\.post\(|\bNet::HTTP|\bInvoke-RestMethod\b/
const HOME = new RegExp(String.raw`${AT_HOME.source}|\bUSERPROFILE\b`)
const PACKS =
  /\bzipfile\.|\btarfile\.|\bZipArchive\b|\barchiver\(|\bCompress-Archive\b|\bzip\.NewWriter\(|\bGzipWriter\b|\bZip::/
const CARRIES_OFF =
  /\bstorbinary\(|\bFTP\w{0,4}\(|\bput_object\(|\bupload_fileobj\(|\burlopen\(|\brequests\.(?:post|put)\(|\bfetch\(|\bhttp\.Post\(|\bNet::(?:HTTP|FTP)|\bUploadFile\b|\bInvoke-(?:RestMethod|WebRequest)\b/

export const OPENED_PAIRS: readonly Pair[] = [
  {
    rule: 'data.spying',
    what: 'A style sheet asks for another picture with each letter that is typed.',
    signs: [LETTER_OF_FIELD],
    host: 'foreign',
    severity: 'hold',
  },
  {
    rule: 'command.download_and_run',
    what: 'A text runs a command with files of the user, or of another host, when it is typeset.',
    signs: [RUNS_AT_BUILD],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'command.dynamic_code',
    what: 'A translation has code in its rule for plurals.',
    signs: [CODE_IN_PLURALS],
    host: 'none',
    severity: 'hold',
  },
  {
    rule: 'data.spying',
    what: 'The files of a folder are sent with their names.',
    signs: [NAME_AND_TEXT, WALKS, POSTS],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
  {
    rule: 'data.spying',
    what: 'The files of the home folder are packed and sent.',
    signs: [PACKS, WALKS, HOME, CARRIES_OFF],
    host: 'foreign',
    severity: 'hold',
    isProgram: true,
  },
]
