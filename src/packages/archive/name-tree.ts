/**
 * Remembers every path of an archive and rejects the second of two that some file system would
 * treat as the same: one name twice, in another case, or in another Unicode form.
 */
import type { EntryPath } from './names.ts'
import { refuse, type RefusalReason } from '../errors.ts'

type Kind = 'file' | 'folder'
type Node = { name: string; kind: Kind; children: Map<string, Node> | null }

export class NameTree {
  readonly #root: Node = { name: '', kind: 'folder', children: null }

  /** Folders may be repeated, and may be implied by the files inside them. */
  add({ rawComponents }: EntryPath, kind: Kind): void {
    let folder = this.#root
    for (const [index, name] of rawComponents.entries()) {
      const isLast = index === rawComponents.length - 1
      const wanted = isLast ? kind : 'folder'
      folder.children ??= new Map()
      const key = foldName(name)
      const known = folder.children.get(key)
      if (known !== undefined) {
        const fault = faultOf(known, name, wanted)
        if (fault !== null) throw refuse(fault, { entry: rawComponents.join('/') })
      }
      const node: Node = known ?? { name, kind: wanted, children: null }
      folder.children.set(key, node)
      folder = node
    }
  }
}

const faultOf = (known: Node, name: string, kind: Kind): RefusalReason | null => {
  if (known.kind !== kind) return 'name.file_and_folder'
  if (known.name !== name) return 'name.collision'
  return kind === 'file' ? 'name.duplicate' : null
}

/**
 * Compatibility forms and full case folding. The platform has no case folding, but lower, upper and
 * lower again is equivalent: upper case spells out sharp s and ligatures, capital sharp s included.
 */
const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
