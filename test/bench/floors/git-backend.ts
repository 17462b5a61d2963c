/** `git http-backend` over the repositories of a folder, as any web server runs it. */
import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen.ts'

const [folder = ''] = process.argv.slice(2)

const envOf = ({ url = '', method = 'GET', headers }: IncomingMessage): NodeJS.ProcessEnv => {
  const { pathname, search } = new URL(url, 'http://localhost')
  return {
    PATH: process.env.PATH,
    GIT_PROJECT_ROOT: folder,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: pathname,
    QUERY_STRING: search.slice(1),
    REQUEST_METHOD: method,
    CONTENT_TYPE: headers['content-type'] ?? '',
    CONTENT_LENGTH: headers['content-length'] ?? '',
    HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
    GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
  }
}

const END_OF_HEAD = '\r\n\r\n'

const answer = (request: IncomingMessage, response: ServerResponse): void => {
  const child = spawn('git', ['http-backend'], { env: envOf(request) })
  request.pipe(child.stdin)
  let head: Buffer | null = Buffer.alloc(0)
  child.stdout.on('data', (bytes: Buffer) => {
    if (head === null) {
      if (!response.write(bytes)) child.stdout.pause()
      return
    }
    head = Buffer.concat([head, bytes])
    const end = head.indexOf(END_OF_HEAD)
    if (end < 0) return
    for (const line of head.toString('latin1', 0, end).split('\r\n')) {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
      if (name.toLowerCase() === 'status') response.statusCode = Number.parseInt(value, 10)
      else if (name !== '') response.setHeader(name, value)
    }
    response.write(head.subarray(end + END_OF_HEAD.length))
    head = null
  })
  response.on('drain', () => child.stdout.resume())
  child.stdout.on('end', () => response.end())
}

listen(createServer(answer))
