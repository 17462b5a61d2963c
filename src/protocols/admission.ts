/**
 * Who may read repositories and marketplaces. Their clients send a token as the password of Basic, after a first request
 * without one has told them to.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors.ts'
import { acceptBasic } from '../platform/http/basic.ts'

const CHALLENGE = 'Basic realm="skill-registry", charset="UTF-8"'

const PRIVATE = { isPublic: async () => false, outlastsDatabase: true }

const isOutage = (error: unknown): boolean => !(error instanceof AppError && error.status < 500)

export const admitClient =
  (app: FastifyInstance) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    acceptBasic(request)
    try {
      await app.admitVisitor(request, reply, PRIVATE)
    } catch (error) {
      if (isOutage(error) && app.admitCachedVisitor(request, { isPublic: false })) return
      if (error instanceof AppError && error.status === 401) {
        reply.header('www-authenticate', CHALLENGE)
      }
      throw error
    }
  }
