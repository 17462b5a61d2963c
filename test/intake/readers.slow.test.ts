/** The threads that read packages. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openReaders, type Order } from '../../src/registry/intake/readers.ts'
import { packageArchive } from '../support/archives.ts'
import t from '../support/tap.ts'

t.test('a caller that reads one package after the other uses one thread', async (t) => {
  let started = 0
  const count = (): void => void (started += 1)
  subscribe('worker_threads', count)
  t.teardown(() => unsubscribe('worker_threads', count))
  const config = parseConfig({ ARCHIVE_WORKERS: '2' })
  const readers = openReaders(config)
  t.teardown(() => readers.close())
  const order = (): Order => ({
    store: config.blobStore,
    origin: { kind: 'memory', bytes: packageArchive({}) },
    form: { kind: 'tar.gz' },
    packKey: null,
  })
  await readers.read(order()).then(() => readers.read(order()))
  t.equal(started, 1)
  await Promise.all([readers.read(order()), readers.read(order())])
  t.equal(started, 2, 'and two read at once')
})
