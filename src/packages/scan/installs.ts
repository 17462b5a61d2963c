/**
 * Collects the packages that the files of a skill install. The scan has no database, so the service compares
 * them with the list of malicious ones. Pure.
 */
import type { Installs, InstalledPackage } from '../types.ts'
import { inContext } from './context.ts'
import { excerptOf } from './excerpt.ts'
import { installedByCommands } from './install-commands.ts'
import { isLock } from './install-entries.ts'
import { installedByLists, isList } from './install-lists.ts'
import type { Place } from './install-specs.ts'
import { found, type ScannedFile } from './rule.ts'

/** The list is incomplete beyond these numbers: different packages of a skill, and places of a file. */
const MAX_PACKAGES = 5000
const MAX_PLACES = 10_000
/** Lists that people write are shorter, in bytes, and lock files that programs write. */
const MAX_LIST = 256 * 1024
const MAX_LOCK = 4 * 1024 * 1024
/** Reading the context of a place costs more than finding it. */
const MAX_LOOKS = 3

export class InstallCollector {
  readonly #packages = new Map<string, InstalledPackage>()
  #isComplete = true

  add(file: ScannedFile): void {
    const commands = installedByCommands(file)
    if (!commands.isComplete) this.#isComplete = false
    const places = [...commands.places]
    const isLocked = isLock(file.name)
    const isTooLong = file.text.length > (isLocked ? MAX_LOCK : MAX_LIST) && isList(file)
    if (isTooLong) this.#isComplete = false
    for (const place of isTooLong ? [] : installedByLists(file)) {
      if (places.push(place) < MAX_PLACES) continue
      this.#isComplete = false
      break
    }
    const looks = new Map<string, number>()
    // What stands around an entry of a lock file says nothing.
    const severity = isLocked && places[0] ? severityAt(file, places[0]) : null
    let line = 1
    let next = file.text.indexOf('\n')
    for (const place of places.toSorted((a, b) => a.offset - b.offset)) {
      while (next !== -1 && next < place.offset) {
        line += 1
        next = file.text.indexOf('\n', next + 1)
      }
      this.#keep(file, place, { line, looks, severity })
    }
  }

  /** By the paths of files without the top folder. */
  finish(folder: string | null): Installs {
    const start = folder === null ? 0 : folder.length + 1
    const packages = [...this.#packages.values()].map((it) => ({
      ...it,
      path: it.path.slice(start),
    }))
    return { packages: packages.toSorted(byPlace), isComplete: this.#isComplete }
  }

  /** Of several places the gravest, and of these the first by path, whatever the order of files. */
  #keep(
    file: ScannedFile,
    { ecosystem, name, version, ...place }: Place,
    { line, looks, severity }: Look,
  ): void {
    const key = `${ecosystem} ${name} ${version}`
    const known = this.#packages.get(key)
    if (!known && this.#packages.size >= MAX_PACKAGES) {
      this.#isComplete = false
      return
    }
    const look = (looks.get(key) ?? 0) + 1
    looks.set(key, look)
    const isKnown = known && byWeight(known, { severity: 'block', path: file.path, line }) <= 0
    if (isKnown || look > MAX_LOOKS) return
    const at = { severity: severity ?? severityAt(file, place), path: file.path, line }
    if (known && byWeight(known, at) <= 0) return
    const isEntry = severity !== null
    const excerpt = isEntry ? `${name} ${version ?? ''}`.trim() : excerptOf(file.text, place)
    this.#packages.set(key, { ecosystem, name, version, excerpt, ...at })
  }
}

type Severity = InstalledPackage['severity']

type Look = { line: number; looks: Map<string, number>; severity: Severity | null }

const severityAt = (
  file: ScannedFile,
  { offset, length }: Pick<Place, 'offset' | 'length'>,
): Severity =>
  inContext(file, found('dependency.malicious', 'block', '', offset, length)).severity === 'block'
    ? 'block'
    : 'hold'

type Placed = Pick<InstalledPackage, 'severity' | 'path' | 'line'>

const byWeight = (a: Placed, b: Placed): number =>
  a.severity === b.severity ? byPlace(a, b) : a.severity === 'block' ? -1 : 1

const byPlace = (a: Placed, b: Placed): number =>
  a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1
