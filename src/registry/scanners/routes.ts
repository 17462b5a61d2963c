/** `{w}/scanners`: outside scanners that look at each package. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { sendPrivate, sendTagged } from '../../platform/http/conditional.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { preconditionOf, RemoveHeaders, ReplaceHeaders } from '../../platform/http/precondition.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { ScannerService } from './service.ts'

const invalidCode = 'scanners.invalid_request'
const config = { role: 'admin', invalidCode } as const
const url = '/v1/workspaces/:workspace_id/scanners'
const one = `${url}/:scanner_id`
const tags = ['trust']

const shown = (description: string) => json(description, schemas.Scanner, responseHeaders.etag)

const scannerRoutes: FastifyPluginAsyncTypebox<{ scanners: ScannerService }> = async (
  app,
  { scanners },
) => {
  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      operationId: 'scannersList',
      tags,
      summary: 'List scanners',
      description: 'Registered scanners by id, at most 8. Of headers only the names.',
      params: Type.Object(workspaceParams),
      headers: ConditionalHeaders,
      response: {
        200: json('All scanners.', schemas.ScannerList, responseHeaders.etag),
        ...notModified,
        ...problems(...inWorkspace),
      },
    },
    handler: async (request, reply) =>
      sendTagged(request, reply, await scanners.list(callerOf(request))),
  })

  app.route({
    method: 'GET',
    url: one,
    config,
    schema: {
      operationId: 'scannersRead',
      tags,
      summary: 'Read a scanner',
      description: 'A registered scanner.',
      params: schemas.ScannerParams,
      headers: ConditionalHeaders,
      response: {
        200: shown('The scanner.'),
        ...notModified,
        ...problems(invalidCode, 'scanners.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const found = await scanners.read(callerOf(request), request.params.scanner_id)
      return sendPrivate(request, reply, etagOf(found.fingerprint), found.scanner)
    },
  })

  app.route({
    method: 'PUT',
    url: one,
    config,
    schema: {
      operationId: 'scannersRegister',
      tags,
      summary: 'Register a scanner',
      description:
        'Registers an outside scanner, or replaces it. From then on it is sent each package that is installed or updated, before anything is stored; the response waits for it. What it finds stands beside the findings of the service as `scanner:<scanner_id>/<rule>`, at most 1,000 results in 5 MiB. Packages that are installed already are not sent; when the same bytes are sent again, what a scanner that had not looked at them finds takes the place of its `unavailable` finding.',
      params: schemas.ScannerParams,
      headers: ReplaceHeaders,
      body: ref(schemas.ScannerBody),
      response: {
        200: shown('It was replaced.'),
        201: shown('It is new.'),
        ...problems(
          invalidCode,
          'scanners.origin_refused',
          'scanners.too_many',
          'scanners.exists',
          'secrets.key_missing',
          'scanners.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const { scanner, fingerprint, isNew } = await scanners.register(
        callerOf(request),
        request.params.scanner_id,
        request.body,
        preconditionOf(request),
      )
      return reply
        .code(isNew ? 201 : 200)
        .header('etag', etagOf(fingerprint))
        .send(scanner)
    },
  })

  app.route({
    method: 'DELETE',
    url: one,
    config,
    schema: {
      operationId: 'scannersUnregister',
      tags,
      summary: 'Unregister a scanner',
      description: 'It gets no more packages. What it found stays with the revisions. No body.',
      params: schemas.ScannerParams,
      headers: RemoveHeaders,
      response: {
        200: json('Whether it was there.', schemas.ScannerRemoved),
        ...problems(invalidCode, 'scanners.fingerprint_mismatch', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: (request) =>
      scanners.unregister(callerOf(request), request.params.scanner_id, preconditionOf(request)),
  })
}

export const scannersFeature = { schemas: schemas.scannerSchemas, routes: scannerRoutes }
