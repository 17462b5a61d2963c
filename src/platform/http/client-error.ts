/** Problem documents for requests that are not valid HTTP, or are not complete in time. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import { newId } from '../ids.ts'
import { jsonLine } from './last-newline.ts'
import { PROBLEM_TYPE, problemOf } from './problem.ts'

const problemFor = (code: string | undefined): AppError => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('request.timeout', 'The request took too long to arrive.')
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('request.too_many_headers', 'The headers are too large.')
  }
  return new AppError('request.invalid', 'This is not a valid HTTP/1.1 request.')
}

/** Sends the error and closes the connection. */
export const rejectSocket = (socket: Socket, problem: AppError): void => {
  if (socket.writable) {
    const id = newId()
    const body = jsonLine(problemOf(problem, id))
    socket.write(
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}\r\n` +
        `connection: close\r\ncontent-type: ${PROBLEM_TYPE}\r\nx-request-id: ${id}\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  socket.destroy()
}

/** `_httpMessage` is the response that the socket is sending; Node's own handler checks it too. */
type HttpSocket = Socket & { _httpMessage?: { headersSent: boolean } | null }

export const respondToClientError = (
  error: Error & { code?: string },
  socket: HttpSocket,
): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // The client would read bytes after a response as another response.
  // oxlint-disable-next-line no-underscore-dangle -- there is no other name
  if (socket._httpMessage?.headersSent) {
    socket.destroy()
    return
  }
  rejectSocket(socket, problemFor(error.code))
}
