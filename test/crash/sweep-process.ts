/** A process that sweeps once, as a service does each minute, and ends. */
import { inspect } from 'node:util'
import { readConfig } from '../../src/platform/config/config.ts'
import { openServices } from '../../src/services.ts'

const print = (context: object, message: string): void =>
  void process.stderr.write(`${message}: ${inspect(context)}\n`)

const config = readConfig()
const { DATABASE_URL: connectionString = '' } = process.env
const services = openServices(config, connectionString, { error: print, info: () => undefined })
await services.sweeper.run()
await services.close()
