/** Keys of accounts, passwords in addresses, seeds of wallets. Messages never quote. Pure. */
import { found, type Hit, type ScannedFile } from './rule.ts'
import { isPlaceholder } from './secrets.ts'
import { isLive, targetOf } from './targets.ts'

const ACCOUNT = /"type"\s{0,4}:\s{0,4}"service_account"/
const ADDRESS =
  /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|redis|rediss|amqps?|mssql):\/\/([\w.%+-]{1,60}):([^\s:@/"'`<>${}]{6,100})@([\w.-]{4,120})/g
const MAX_SEEDS = 200
const SEED =
  /\b(?:seed|mnemonic|recovery|secret)(?:[ _-]?(?:phrase|words?|key))?["'`]?\s{0,3}[:=]\s{0,3}["'`]?((?:[a-z]{3,8} ){11}(?:[a-z]{3,8})(?: (?:[a-z]{3,8} ){11}[a-z]{3,8})?)(?=["'`\s.]|$)/gi
const COMMON = new Set(
  'the and that with from this your for are not you can all any when will use must each into what which have should only also then there their they them it is to of in a an be on as if or'.split(
    ' ',
  ),
)
const WELL_KNOWN =
  /^(?:test test test|abandon abandon|legal winner|letter advice|zoo zoo|candy maple)/

const WEAK =
  /^(?:pass(?:word)?\d{0,4}|secret|postgres|root|admin|user|mysql|redis|test\w*|example\w*|changeme|dev\w*|local\w*|guest|mypass\w*|your\w*|db_?pass\w*|pwd|\*+|x+|\.+|my_?\w*|strong\w*|s3cret|p@ss\w*|rabbitmq|mongo\w*)$/i

/** A random value that is assigned to a name of a secret. */
const ASSIGNED =
  /(?:api[_-]?key|apikey|secret[_-]?key|client[_-]?secret|access[_-]?key|auth[_-]?token|access[_-]?token|bot[_-]?token|private[_-]?key|password|passwd|bearer)["']?\s{0,3}(?:[:=]|:=|=>)\s{0,3}["']([A-Za-z0-9_\-+/=.]{20,90})["']/gi
const IN_ENVIRONMENT =
  /^(?:export )?[A-Z0-9_]{0,40}(?:KEY|SECRET|TOKEN|PASSWORD)=["']?([A-Za-z0-9_\-+/=.]{20,90})["']?\s*$/gm

const entropy = (text: string): number => {
  const counts = new Map<string, number>()
  for (const it of text) counts.set(it, (counts.get(it) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, n) => sum - (n / text.length) * Math.log2(n / text.length),
    0,
  )
}

const isRandom = (text: string): boolean =>
  /\d/.test(text) &&
  /[a-z]/i.test(text) &&
  entropy(text) > (/^[0-9a-f-]+$/i.test(text) ? 3.2 : 3.8) &&
  !/[a-z]{9}|(?:^|[-_.])(?:[a-z]{4,}[-_.]){2}/i.test(text) &&
  !isPlaceholder(text)

const secret = (...parts: Parameters<typeof found>): Hit => ({ ...found(...parts), isSecret: true })

export function* findPasswords(file: ScannedFile): Generator<Hit> {
  const { bytes } = file
  if (bytes.includes('service_account') && bytes.includes('private_key')) {
    const match = ACCOUNT.exec(file.raw)
    const hasKey = /-----BEGIN PRIVATE KEY-----(?:\\n|\s)[A-Za-z0-9+/]{40}/.test(file.raw)
    if (match && hasKey)
      yield secret(
        'secret.service_account',
        'block',
        'The key of a service account.',
        match.index,
        match[0].length,
      )
  }
  if (bytes.includes('@') && bytes.includes('://')) {
    for (const { index, 0: whole, 2: password = '', 3: host = '' } of file.text.matchAll(ADDRESS)) {
      const target = targetOf(host)
      if (
        target === null ||
        !isLive(target) ||
        WEAK.test(password) ||
        isPlaceholder(`${password}0aB9xQ7`)
      )
        continue
      if (!/\d/.test(password) && password.length < 12) continue
      yield secret(
        'secret.password',
        'warn',
        'The address of a database with its password.',
        index,
        whole.length,
      )
    }
  }
  const pattern = /^\.env(?!\.(?:example|sample|template))/.test(file.name)
    ? [ASSIGNED, IN_ENVIRONMENT]
    : [ASSIGNED]
  if (/(?:key|secret|token|password|passwd|bearer)["']?\s{0,3}[:=]/i.test(file.text)) {
    for (const one of pattern) {
      for (const { index, 0: whole, 1: value = '' } of file.text.matchAll(one)) {
        if (isRandom(value))
          yield secret(
            'secret.password',
            'warn',
            'A random value is assigned to the name of a secret.',
            index,
            whole.length,
          )
      }
    }
  }
  if (/seed|mnemonic|recovery/i.test(file.text)) {
    let tries = 0
    for (const { index, 0: whole, 1: words = '' } of file.text.matchAll(SEED)) {
      tries += 1
      if (tries > MAX_SEEDS) break
      const list = words.split(' ')
      if (
        WELL_KNOWN.test(words) ||
        list.filter((word) => COMMON.has(word)).length > 1 ||
        new Set(list).size < 9
      )
        continue
      yield secret('secret.password', 'warn', 'The words of a wallet.', index, whole.length)
    }
  }
}
