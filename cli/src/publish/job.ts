/** One push. */
import type { Skill } from '../api/registry.ts'
import type { Context } from '../context.ts'
import type { PackedFolder } from '../package/pack.ts'
import type { SourceKind } from '../program/options.ts'

export type Job = Context & { packed: PackedFolder; sourceKind: SourceKind; before: Skill | null }
