/** The least that answers 304: bare node:http, one comparison. */
import { createServer } from 'node:http'
import { listen } from './listen.ts'

const TAG = '"3f786850e387550fdab836ed7e6dc881de23001b2a3c1c9b1c1ad3d3a1d8c8d2"'

listen(
  createServer((request, response) => {
    response.setHeader('etag', TAG)
    response.statusCode = request.headers['if-none-match'] === TAG ? 304 : 200
    response.end()
  }),
)
