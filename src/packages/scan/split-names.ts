/** Names of places and commands that code puts together from pieces, so that no reader finds them. Pure. */
import { found, type Hit, type ScannedFile } from './rule.ts'
import { findSign } from './sign.ts'

const MOST = 120_000
const MAX_CHAINS = 2000
const CHAIN =
  /(["'`])([^"'`\\\n]{0,24})\1(?:\s?[+.]\s?(["'`])([^"'`\\\n]{0,24})\3){1,6}|\[\s?(?:["'`][^"'`\\\n]{0,24}["'`]\s?,\s?){1,12}["'`][^"'`\\\n]{0,24}["'`]\s?\]\.join\(\s?(["'`])\5\s?\)|(["'`])\6\.join\(\s?[[(]\s?(?:["'`][^"'`\\\n]{0,24}["'`]\s?,?\s?){2,12}[\])]/g
const PIECE = /["'`]([^"'`\\\n]{0,24})["'`]/g
/** What is put together only to hide it. */
const PLACE =
  /^(?:~?\/?\.(?:ssh|aws|gnupg|netrc|npmrc|pypirc|kube|git-credentials)(?:\/\w{0,20})?|.{0,20}\/\.(?:ssh|aws|gnupg|netrc)\b.{0,20}|id_(?:rsa|ed25519|ecdsa)|(?:Login Data|key4\.db|logins\.json|wallet\.dat)|\/etc\/(?:shadow|passwd|sudoers)|authorized_keys|system|popen|pickle|marshal|shell_exec|passthru|proc_open|subprocess|__import__|builtins|AdministratorAccess|child_process|execSync|os\.system|b64decode|bash -i|\/bin\/(?:ba)?sh|powershell(?:\.exe)?|crontab|sudoers|security-credentials|169\.254\.169\.254|(?:curl|wget) .{0,40})$/

/** The same, written from behind and turned. */
const TURNED =
  /\bstrrev\(\s?["'](?:metsys|lave|cexe|tressa|nepop|cexe_llehs|urhtssap|edoced_46esab)["']|["'](?:metsys|lave|cexe|nepop|elkcip|lahsram|ssecorpbus|hsab|hs|llehsrewop)["']\s?(?:\[::-1\]|\.(?:reverse\b|split\(["']{2}\)\.reverse\())/

export function* findSplitNames(file: ScannedFile): Generator<Hit> {
  if (!file.isCode && !file.isDecoded) return
  const text = file.text.slice(0, MOST)
  const turned = findSign(TURNED, text)
  if (turned !== null)
    yield found(
      'command.obfuscated',
      'hold',
      'The name of a command is written from behind so that it is not read.',
      turned.index,
      turned[0].length,
    )
  let count = 0
  for (const { index, 0: chain } of text.matchAll(CHAIN)) {
    count += 1
    if (count > MAX_CHAINS) return
    const isJoin = chain.includes('.join(')
    const values = chain.startsWith('[') || !isJoin ? chain.replace(/\.join\(.*$/s, '') : chain
    const pieces = [...values.matchAll(PIECE)].map(([, piece = '']) => piece).filter(Boolean)
    const whole = pieces.join('')
    // Folders and file names in a path are joined everywhere.
    if (pieces.length < 2 || pieces.some((it) => PLACE.test(it)) || !PLACE.test(whole)) continue
    if (
      pieces.every(
        (it, i) => i === 0 || /^[/ .\\]|[/ \\]$/.test(it) || /[/ \\]$/.test(pieces[i - 1] ?? ''),
      )
    )
      continue
    yield found(
      'command.obfuscated',
      'hold',
      `A name is put together from pieces so that it is not read: ${whole}.`,
      index,
      chain.length,
    )
    return
  }
}
