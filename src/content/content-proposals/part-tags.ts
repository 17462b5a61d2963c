/**
 * Entity tags that have a digest for each part of what a decision depends on, so that a stale decision
 * can be told what has changed. Pure.
 */
import { digestOf } from '../functions/canonical.ts'
import type { JsonValue } from '../../packages/types.ts'
import { AppError } from '../../platform/errors.ts'
import type { Precondition } from '../../platform/precondition.ts'

/** Of hex digits: 96 bits. */
const DIGEST_LENGTH = 24

export class PartTags<Part extends string> {
  readonly #prefix: string
  readonly #parts: readonly Part[]

  /** `prefix`: what the tags of this kind begin with. */
  constructor(prefix: string, parts: readonly Part[]) {
    this.#prefix = prefix
    this.#parts = parts
  }

  of(values: Record<Part, unknown>): string {
    const digest = (part: Part): string => digestOf(values[part] as JsonValue)
    return [this.#prefix, ...this.#parts.map((part) => digest(part).slice(0, DIGEST_LENGTH))].join(
      '.',
    )
  }

  isOne(tag: string): boolean {
    return tag.startsWith(`${this.#prefix}.`)
  }

  /** The parts that differ from the nearest of the given tags; none if one of them is current. */
  changedSince(tags: readonly string[], current: string): Part[] {
    const now = current.split('.').slice(1)
    const changes = tags.map((tag) => {
      const then = tag.split('.').slice(1)
      return this.#parts.filter((_part, index) => then[index] !== now[index])
    })
    return changes.toSorted((a, b) => a.length - b.length)[0] ?? [...this.#parts]
  }

  /** Rejects a decision on anything but what was read. */
  check(expected: Precondition, values: Record<Part, unknown>): void {
    if (!Array.isArray(expected)) return
    const current = this.of(values)
    if (expected.includes(current)) return
    const changed = this.changedSince(expected, current)
    throw new AppError(
      'proposals.changed',
      `What you read has changed: ${changed.join(', ')}. Read the proposal again, then decide.`,
      { details: { changed, current_tag: current } },
    )
  }
}

/** Where a workspace requires that a decision says what was read. */
export const tagRequired = (): AppError =>
  new AppError(
    'skills.precondition_required',
    'In this workspace a review must send `If-Match` with the entity tag of the proposal, which GET of the proposal returns.',
  )
