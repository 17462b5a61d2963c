/** The tests of a host share its threads, as starting one takes longer than most tests do. */
import type { Config } from '../../src/platform/config/config.ts'
import { AgentTexts } from '../../src/packages/threads/agent-texts.ts'
import { ArchivePool } from '../../src/packages/threads/pool.ts'
import {
  type Order,
  type PackageReaders,
  readerOptions,
} from '../../src/registry/intake/readers.ts'
import type { StoredPack } from '../../src/registry/packs/pack-writer.ts'

/** Idle threads do not keep the host from ending. */
class SharedReaders extends ArchivePool<Order, StoredPack | null> {
  override async close(): Promise<void> {}
}

class SharedTexts extends AgentTexts {
  override async close(): Promise<void> {}
}

const known = new Map<string, SharedReaders>()
const texts = new SharedTexts()

const replicas = new Map<string, number>()

/** Replicas of a database have threads of their own, as their reads would not overlap otherwise. */
export const sharedReaders = (config: Config, connectionString: string): PackageReaders => {
  const replica = 1 - (replicas.get(connectionString) ?? 1)
  replicas.set(connectionString, replica)
  const options = readerOptions(config)
  const name = JSON.stringify([replica, options])
  const readers = known.get(name) ?? new SharedReaders(options)
  known.set(name, readers)
  return readers
}

export const sharedTexts = (): AgentTexts => texts
