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

export const sharedReaders = (config: Config): PackageReaders => {
  const options = readerOptions(config)
  const name = JSON.stringify(options)
  const readers = known.get(name) ?? new SharedReaders(options)
  known.set(name, readers)
  return readers
}

export const sharedTexts = (): AgentTexts => texts
