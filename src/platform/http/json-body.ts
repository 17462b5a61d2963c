/** JSON bodies: limited in structure before they are parsed, on every route. */
import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { isUnicode, unstorable } from '../storable.ts'
import { excessOf, type JsonExcess, type JsonLimits } from './json-complexity.ts'

const JSON_TYPE = 'application/json'

const limits: JsonLimits = { structural: 20_000, depth: 64 }

const sentences: Record<JsonExcess['what'], string> = {
  structural: `The JSON body has more than ${limits.structural} brackets, braces, colons and commas outside of strings. Send less in one request.`,
  depth: `The JSON body is nested deeper than ${limits.depth} levels. Send a flatter one.`,
}

export const tooComplex = (body: Buffer): AppError | null => {
  const excess = excessOf(body, limits)
  return (
    excess &&
    new AppError('request.too_complex', sentences[excess.what], {
      details: { [`max_${excess.what}`]: excess.limit },
    })
  )
}

/** Null if the text is valid JSON, which was rejected for another reason. */
const malformed = (text: string): AppError | null => {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return new AppError('request.invalid', `The body is not valid JSON: ${reason}.`)
  }
}

type Parser = FastifyBodyParser<Buffer>

const replaceParser = (app: FastifyInstance, parse: Parser): void => {
  app.removeContentTypeParser(JSON_TYPE)
  app.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    const error = tooComplex(body)
    if (error === null) void parse(request, body, done)
    else done(error)
  })
}

/** Instead of text. An empty JSON body counts as none, despite its media type. */
export const acceptJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  replaceParser(app, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined)
      return
    }
    const text = body.toString()
    void parse(request, text, (error, value) => {
      if (error) done(malformed(text) ?? error)
      // Only an escape can name what is no Unicode, and few bodies have any.
      else if (text.includes('\\u') && !isUnicode(value)) done(unstorable())
      else done(null, value)
    })
  })
}

/** The raw bytes, for routes whose protocol reports malformed JSON in its own way. */
export const acceptRawJson = (app: FastifyInstance): void =>
  replaceParser(app, (_request, body, done) => done(null, body))
