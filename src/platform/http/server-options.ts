/** How the framework and Node's server are set up. */
import type { Server } from 'node:http'
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from '../errors.ts'
import { respondToClientError } from './client-error.ts'
import { sendProblem } from './error-handler.ts'
import { newRequestId } from './request-log.ts'
import { buildSerializer } from './serializer.ts'
import { sharedSchemas } from './shared-schemas.ts'
import { buildValidator } from './validator.ts'

const MAX_HEADER_BYTES = 16 * 1024
const JSON_BODY_BYTES = 1024 * 1024

export const serverOptions = (
  config: Config,
  logger: FastifyBaseLogger | false,
): FastifyHttpOptions<Server> => ({
  ...(logger ? { loggerInstance: logger } : { logger: false }),
  logController: new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: 'request_id',
  }),
  genReqId: newRequestId,
  trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
  bodyLimit: JSON_BODY_BYTES,
  requestTimeout: config.requestTimeoutMs,
  keepAliveTimeout: 65_000,
  forceCloseConnections: 'idle',
  // A slug or a document id with slashes may exceed the default of 100.
  routerOptions: { maxParamLength: 2048 },
  clientErrorHandler: respondToClientError,
  frameworkErrors: (error, request, reply) => {
    void sendProblem(new AppError('request.invalid', error.message), request, reply)
  },
  schemaController: {
    bucket: sharedSchemas,
    compilersFactory: { buildValidator, buildSerializer },
  },
  http: {
    headersTimeout: Math.min(10_000, config.requestTimeoutMs),
    maxHeaderSize: MAX_HEADER_BYTES,
    // How often Node checks for timed-out requests; its default is half a minute.
    connectionsCheckingInterval: Math.min(5000, config.requestTimeoutMs),
    // The body of a request that announces none has ended already, which saves the events of its stream. Its type must
    // be forgotten for that (`request-headers.ts`).
    optimizeEmptyRequests: true,
  },
})
