/** Log entries as lines for a person, without colours. */
import { pino } from 'pino'
import t from './support/tap.ts'
import { readableLines } from '../src/platform/readable-log.ts'

const readable = readableLines({ colorize: false })
let text = ''
const logger = pino({ level: 'trace' }, { write: (line) => void (text += readable(line)) })

/** What is printed since, without the time of day. */
const printed = (): string => {
  const now = text.replaceAll(/^\[\d\d:\d\d:\d\d\] /gm, '')
  text = ''
  return now
}

const request = { method: 'GET', route: '/v1/*', ms: 3.1, workspace_id: 'default', actor: 'local' }

t.test('a request is one short line, with its id if it was rejected', async (t) => {
  logger.info({ request_id: 'r1', ...request, url: '/v1/a?b=c', status: 200 }, 'request')
  t.equal(printed(), 'INFO: 200 GET /v1/a?b=c 3.1 ms\n')
  const refused = { request_id: 'r2', ...request, url: '/v1/b', status: 404, aborted: true }
  logger.info(refused, 'request')
  t.equal(printed(), 'INFO: 404 GET /v1/b 3.1 ms aborted=true request_id=r2\n')
})

t.test('fields follow the message, and long lists are shortened', async (t) => {
  logger.warn({ upload: 'u1', reason: 'too slow', count: null }, 'gave up')
  t.equal(printed(), 'WARN: gave up upload=u1 reason="too slow" count=null\n')
  logger.info({ applied: ['0001', '0002', '0003', '0004'] }, 'migrated the database')
  t.equal(printed(), 'INFO: migrated the database applied=0001 … 0004 (4)\n')
  logger.info('stopped')
  t.equal(printed(), 'INFO: stopped\n')
})

t.test('the stack of an error and of its cause has a line for each frame', async (t) => {
  const error = new Error('no luck', { cause: new TypeError('deeper') })
  logger.error({ err: error, request_id: 'r3' }, 'it failed')
  const lines = printed().split('\n')
  t.equal(lines[0], 'ERROR: it failed request_id=r3')
  t.ok(lines.some((line) => /^ +Error: no luck$/.test(line)))
  t.ok(lines.some((line) => /^ +caused by: TypeError: deeper$/.test(line)))
  t.ok(lines.filter((line) => /^ +at .*readable-log\.test\.ts:\d+:\d+/.test(line)).length >= 2)
})

t.test('a terminal never gets control characters from outside', async (t) => {
  const hostile = '/\u001b[2J\u009b31m\u202e'
  logger.info({ request_id: 'r4', ...request, url: hostile, status: 200 }, 'request')
  logger.error({ err: new Error(hostile), hostile }, hostile)
  const lines = printed()
  t.notOk(['\u001b', '\u009b', '\u202e'].some((one) => lines.includes(one)))
  t.match(lines, String.raw`200 GET /\u{1b}[2J\u{9b}31m\u{202e} 3.1 ms`)
})
