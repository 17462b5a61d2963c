/** Runs the rules over one reading of a file, and over what its encoded parts decode to. Pure. */
import { Buffer } from 'node:buffer'
import { findCodeFlows } from './code-flow.ts'
import { findCommands } from './commands.ts'
import { inContext } from './context.ts'
import { findCatchers, findSendOrders, findSentCredentials } from './data-rules.ts'
import { type Budget, decodedIn } from './decode.ts'
import { findActiveDocuments } from './documents.ts'
import { findArchives, findPrograms } from './files.ts'
import { findFrontMatter } from './front-matter.ts'
import { findHiddenText } from './hidden-text.ts'
import { findHiddenOrders } from './hidden-orders.ts'
import { findInjections } from './injection.ts'
import { findPasswordArchives, findPastedCommands } from './lures.ts'
import { findRequiredTools } from './required-tools.ts'
import { findDestruction, findObfuscation, findTriggers } from './destruction.ts'
import { findDisabledProtection, findReverseShells } from './machine-rules.ts'
import { findMixedScripts } from './mixed-script.ts'
import { findLookalikes } from './names.ts'
import { findMemoryWrites, findPersistence, findSelfReplacement } from './persistence.ts'
import { type Hit, openBytes, type Rule, type ScannedFile } from './rule.ts'
import { findPasswords } from './passwords.ts'
import { findPrivateKeys, findTokens } from './secrets.ts'
import { findDependencies, findInstallScripts, findMcpSettings } from './settings.ts'
import { findBeacons, findPackageLookalikes, findSpying, findSuspicions } from './suspicions.ts'
import type { View } from './views.ts'

const secrets: Rule[] = [findPrivateKeys, findTokens, findPasswords]

/** What a text says; it is looked for in decoded texts, too. */
const content: Rule[] = [
  findCommands,
  findCodeFlows,
  findReverseShells,
  findDisabledProtection,
  findDestruction,
  findPasswordArchives,
  findPastedCommands,
  findRequiredTools,
  findSentCredentials,
  findCatchers,
  findSendOrders,
  findPersistence,
  findMemoryWrites,
  findSelfReplacement,
  findInjections,
  findSpying,
  findBeacons,
  findSuspicions,
]

const text: Rule[] = [
  findHiddenText,
  findMixedScripts,
  ...secrets,
  ...content,
  findHiddenOrders,
  findTriggers,
  findObfuscation,
  findMcpSettings,
  findDependencies,
  findInstallScripts,
  findPackageLookalikes,
  findFrontMatter,
  findLookalikes,
]

const rules: Record<View['rules'], Rule[]> = {
  all: [findPrograms, findArchives, findActiveDocuments, ...text],
  text,
  bytes: [findHiddenText, ...secrets],
  secrets,
}

const MAX_OF_A_RULE = 10

export const hitsIn = (file: ScannedFile, kind: View['rules'], budget: Budget): Hit[] => {
  const hits: Hit[] = []
  const counts = new Map<string, number>()
  const add = (hit: Hit): void => {
    // Harmless hits before it must not hide one that blocks.
    const key = `${hit.rule_id} ${hit.severity}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= MAX_OF_A_RULE) hits.push(inContext(file, hit))
  }
  for (const rule of rules[kind]) for (const hit of rule(file)) add(hit)
  if ((kind === 'all' || kind === 'text') && file.text !== '')
    for (const hit of decodedHits(file, budget)) add(hit)
  return hits
}

/** The weight of what it finds in plain text; hidden in an encoding, a warning is worth a look. */
function* decodedHits(file: ScannedFile, budget: Budget): Generator<Hit> {
  const { words } = file
  const { layers, isComplete } = decodedIn(
    file.text,
    { decoders: words.of('decode'), turned: words.of('turned') },
    budget,
  )
  for (const { offset, length, how, text: decoded } of layers) {
    const inner = openBytes(file.path, Buffer.from(decoded, 'latin1'), true)
    const seen = new Set<string>()
    for (const rule of [...content, ...secrets]) {
      for (const hit of rule(inner)) {
        if (seen.has(hit.rule_id)) continue
        seen.add(hit.rule_id)
        const isSecret = hit.isSecret === true
        yield {
          rule_id: hit.rule_id,
          severity: hit.severity,
          message: `${hit.message} It is encoded (${how.join(', ')}).`,
          offset,
          length,
          ...(isSecret ? { isSecret } : { decoded, decoding: [...how, ...(hit.decoding ?? [])] }),
        }
      }
    }
  }
  if (!isComplete) {
    yield {
      rule_id: 'scan.incomplete',
      severity: 'hold',
      message: 'More encoded text than a scan decodes.',
      offset: 0,
      length: 0,
    }
  }
}
