/** Basic authentication (RFC 7617) for clients that cannot send a bearer token. */
import type { FastifyRequest } from 'fastify'

const BASIC = /^Basic +([A-Za-z0-9+/=_-]{1,16384})$/i

/** The password is the token, whatever the user name. */
export const acceptBasic = (request: FastifyRequest): void => {
  const given = BASIC.exec(request.headers.authorization ?? '')?.[1]
  if (given === undefined) return
  const password = Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:?/, '')
  request.headers.authorization = `Bearer ${password}`
}
