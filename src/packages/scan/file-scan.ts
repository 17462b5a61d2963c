/** Runs the rules over one reading of a file, and over what its encoded parts decode to. Pure. */
import { Buffer } from 'node:buffer'
import { type Budget, spend } from './budget.ts'
import { findAssembled } from './assembled.ts'
import { findCodeFlows } from './code-flow.ts'
import { findCodeSteps } from './code-steps.ts'
import { findCodeEvidence } from './code-evidence.ts'
import { findCommands } from './commands.ts'
import { findConcealedActs } from './concealed-acts.ts'
import { findCatchers, findSentCredentials } from './data-rules.ts'
import { decodedIn } from './decode.ts'
import { findDecodedOrders } from './decoded-orders.ts'
import { findDecodingFunctions } from './decoding-functions.ts'
import { findActiveDocuments } from './documents.ts'
import { findDisguisedCode } from './disguised-code.ts'
import { findArchives, findPrograms } from './files.ts'
import { findForeignLures } from './foreign-lures.ts'
import { findFrontMatter } from './front-matter.ts'
import { findFilledCommands } from './filled-commands.ts'
import { findHandedFindings } from './handed-findings.ts'
import { findHiddenAddresses } from './hidden-addresses.ts'
import { findHostPlaces } from './host-places.ts'
import { distinct, Hits } from './hits.ts'
import { findHiddenText } from './hidden-text.ts'
import { findHiddenOrders } from './hidden-orders.ts'
import { findImageBeacons } from './image-beacons.ts'
import { findInjections } from './injection.ts'
import { findPasswordArchives } from './lures.ts'
import { findRequiredTools } from './required-tools.ts'
import { findDnsRecords } from './dns-records.ts'
import { findDestruction, findObfuscation, findRansom, findTriggers } from './destruction.ts'
import { findDisabledProtection, findEscapes, findReverseShells } from './machine-rules.ts'
import { findFetchedCode } from './fetched-code.ts'
import { findForeignPipes, findMachineEvidence } from './machine-evidence.ts'
import { findMailCopies } from './mail-copies.ts'
import { findMixedScripts } from './mixed-script.ts'
import { findLookalikes } from './names.ts'
import { findOrders } from './orders.ts'
import { findMemoryCode, findMemoryWrites } from './memory-writes.ts'
import { findPersistence, findSelfReplacement } from './persistence.ts'
import { type Hit, incomplete, openBytes, type Rule, type ScannedFile } from './rule.ts'
import { findModelRelays } from './model-relays.ts'
import { findPackageLookalikes } from './package-names.ts'
import { findPastedCommands } from './pasted-commands.ts'
import { findPasswords } from './passwords.ts'
import { findPrivateKeys, findTokens } from './secrets.ts'
import {
  findDependencies,
  findInstallScripts,
  findListedArchives,
  findMcpSettings,
} from './settings.ts'
import { findBeacons, findSpying, findSuspicions } from './suspicions.ts'
import { findSchemes } from './schemes.ts'
import { findSwappedLinks } from './swapped-links.ts'
import { findSecretFlows } from './secret-flow.ts'
import { findSendOrders } from './send-orders.ts'
import { forgetText } from './sign.ts'
import { findRemoteAccess } from './remote-access.ts'
import { findResemblance } from './resemblance.ts'
import { findReviewerOrders } from './reviewer-orders.ts'
import { findSplitAddresses } from './split-addresses.ts'
import { findSplitNames } from './split-names.ts'
import { spokenIn } from './spoken.ts'
import { findStandingOrders } from './standing-orders.ts'
import { findUnattended } from './unattended.ts'
import type { View } from './views.ts'

const secrets: Rule[] = [findPrivateKeys, findTokens, findPasswords]

/** What a text says; it is looked for in decoded texts, too. */
const content: Rule[] = [
  findCommands,
  findCodeFlows,
  findCodeSteps,
  findDecodingFunctions,
  findReverseShells,
  findDisabledProtection,
  findEscapes,
  findDestruction,
  findRansom,
  findPasswordArchives,
  findPastedCommands,
  findRequiredTools,
  findForeignLures,
  findSentCredentials,
  findCatchers,
  findSecretFlows,
  findSendOrders,
  findDecodedOrders,
  findStandingOrders,
  findPersistence,
  findMemoryWrites,
  findMemoryCode,
  findSelfReplacement,
  findInjections,
  findSpying,
  findBeacons,
  findSuspicions,
  findUnattended,
  findConcealedActs,
  findCodeEvidence,
  findOrders,
  findSwappedLinks,
  findMachineEvidence,
  findForeignPipes,
  findFilledCommands,
  findAssembled,
  findMailCopies,
  findSplitNames,
  findSplitAddresses,
  findImageBeacons,
  findDnsRecords,
  findHostPlaces,
  findHiddenAddresses,
  findHandedFindings,
  findFetchedCode,
  findRemoteAccess,
  findReviewerOrders,
  findSchemes,
  findModelRelays,
]

/** What comments and strings of code may order, too. */
const spoken: Rule[] = [findConcealedActs, findStandingOrders, findSendOrders]
const SPOKEN_WORDS = ['conceal', 'untold', 'order'] as const

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
  findListedArchives,
  findInstallScripts,
  findPackageLookalikes,
  findFrontMatter,
  findLookalikes,
  findResemblance,
]

const rules: Record<View['rules'], Rule[]> = {
  all: [findPrograms, findDisguisedCode, findArchives, findActiveDocuments, ...text],
  text,
  bytes: [findHiddenText, ...secrets],
  secrets,
}

export const hitsIn = (file: ScannedFile, kind: View['rules'], budget: Budget): Hits => {
  const hits = new Hits(file)
  for (const rule of rules[kind]) for (const hit of rule(file)) hits.add(hit)
  if (
    file.isCode &&
    kind !== 'bytes' &&
    kind !== 'secrets' &&
    SPOKEN_WORDS.some((it) => file.words.has(it))
  ) {
    const said: ScannedFile = {
      ...file,
      words: file.words,
      fences: [],
      text: spokenIn(file),
      isCode: false,
    }
    for (const rule of spoken) for (const hit of rule(said)) hits.add(hit)
  }
  if ((kind === 'all' || kind === 'text') && file.text !== '')
    for (const hit of decodedHits(file, budget)) hits.add(hit)
  forgetText()
  return hits
}

/** Honest commands are not encoded. */
const isAct = (rule: string): boolean => rule.startsWith('command.') || rule.startsWith('order.')

/** The weight of what it finds in plain text; hidden in an encoding, a warning is worth a look. */
function* decodedHits(file: ScannedFile, budget: Budget): Generator<Hit> {
  const { layers, isComplete } = decodedIn(file.text, file.words, budget)
  let isScanned = isComplete
  for (const { offset, length, how, text: decoded } of layers) {
    const inner = openBytes(file.path, Buffer.from(decoded, 'latin1'), true)
    if (!spend(budget, inner)) {
      isScanned = false
      break
    }
    const all = [...content, ...secrets].flatMap((rule) => [...rule(inner)])
    for (const hit of distinct(inner, all)) {
      const isSecret = hit.isSecret === true
      yield {
        rule_id: hit.rule_id,
        severity: hit.severity === 'warn' && isAct(hit.rule_id) ? 'hold' : hit.severity,
        message: `${hit.message} It is encoded (${how.join(', ')}).`,
        offset,
        length,
        decodedAt: hit.offset,
        ...(isSecret ? { isSecret } : { decoded, decoding: [...how, ...(hit.decoding ?? [])] }),
      }
    }
  }
  if (!isScanned) yield incomplete('More encoded text than a scan decodes.')
}
