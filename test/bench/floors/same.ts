/** The least that answers as the service does: bare node:http, the headers and the body of a file. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { listen } from './listen.ts'

const [, , path = ''] = process.argv
const { headers, body } = JSON.parse(readFileSync(path, 'utf8')) as {
  headers: Record<string, string>
  body: string
}
const bytes = Buffer.from(body)

listen(
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  }),
)
