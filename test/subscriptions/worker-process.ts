/** A process that delivers: connection string, length of its leases in milliseconds. */
import { parseConfig } from '../../src/platform/config/config.ts'
import { newId } from '../../src/platform/ids.ts'
import { openServices } from '../../src/services.ts'
import { DeliveryWorker } from '../../src/content/subscriptions/worker.ts'

const [connectionString = '', leaseMs = ''] = process.argv.slice(2)
const log = { error: () => undefined, info: () => undefined }
const { db, authentication, events, functions } = openServices(
  parseConfig({}),
  connectionString,
  log,
)
await authentication.isOpen()
const watch = (wake: () => void): void => events.watch(wake)
new DeliveryWorker({ db, functions, watch, newId, log }, { leaseMs: Number(leaseMs) }).start()
process.stdout.write('delivers\n')
