/** A process that holds an embedded server until it is told to end: prints the connection string. */
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
const { connectionString, close } = await startEmbedded({ dataDir, durable: false })

process.once('SIGTERM', () => void close())
process.stdout.write(`${connectionString}\n`)
