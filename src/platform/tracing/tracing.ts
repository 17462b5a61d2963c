/**
 * OpenTelemetry traces: one span per request with its route, one per database statement below it.
 * Loaded only if the standard variables enable it; they also set the exporter (OTLP over HTTP), the
 * sampler and the service name.
 */
import { FastifyOtelInstrumentation } from '@fastify/otel'
import {
  type Attributes,
  diag,
  DiagLogLevel,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import type { Statement } from '../database/client.ts'
import { withTimeout } from '../deadline.ts'
import { withoutSecrets } from '../http/request-log.ts'
import { BUILD_VERSION } from '../version.ts'

type Log = { error: (context: object, message: string) => void }

const STOP_WITHIN_MS = 2000
const REPORT_EVERY_MS = 60_000
const NAME = 'skill-registry'

export type Tracing = {
  install: (app: FastifyInstance) => Promise<void>
  onStatement: (statement: Statement) => void
  /** Exports the remaining spans, within a time limit. */
  stop: () => Promise<void>
}

/** A statement's text has placeholders, so it contains no stored data. */
const attributesOf = ({ sql }: Statement): Attributes => ({
  'db.system.name': 'postgresql',
  'db.query.text': sql.slice(0, 2000),
})

const ignore = (): void => {}

/** A collector that is away fails every few seconds, and one line a minute is enough. */
const reportFailures = (log: Log): void => {
  let reportedAt = -Infinity
  const report = (reason: string): void => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    log.error({ reason: reason.slice(0, 1000) }, 'traces cannot be exported')
  }
  const logger = { error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, DiagLogLevel.ERROR)
}

export const startTracing = (log: Log): Tracing => {
  reportFailures(log)
  const own = resourceFromAttributes({ 'service.name': NAME, 'service.version': BUILD_VERSION })
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = trace.getTracer(NAME, BUILD_VERSION)
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    // It takes the whole URL for the path.
    requestHook: (span, { url }) => span.setAttribute('url.path', withoutSecrets(url)),
  })
  requests.setTracerProvider(provider)

  return {
    install: async (app) => {
      await app.register(requests.plugin())
    },
    onStatement: (statement) => {
      // Polls and sweeps belong to no request; each would be a trace of its own every second.
      if (trace.getActiveSpan() === undefined) return
      const endTime = Date.now()
      const name = /^\W*(\w+)/.exec(statement.sql)?.[1]?.toLowerCase() ?? 'statement'
      const span = tracer.startSpan(name, {
        kind: SpanKind.CLIENT,
        startTime: endTime - statement.ms,
        attributes: attributesOf(statement),
      })
      if (statement.isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    stop: async () => {
      try {
        await withTimeout(provider.shutdown(), STOP_WITHIN_MS)
      } catch (error) {
        log.error({ err: error }, 'the last traces were not exported')
      }
    },
  }
}
