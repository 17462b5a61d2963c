/** A tus server that keeps its files in the folder it is given; prints its address. */
import { createServer } from 'node:http'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'

const tus = new Server({
  path: '/files',
  datastore: new FileStore({ directory: process.argv[2] ?? '' }),
})
const server = createServer((request, response) => void tus.handle(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
