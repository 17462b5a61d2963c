/**
 * The document as `npm run openapi` has written it from the routes, since making it anew took an
 * eighth of each start.
 */
import { readFile } from 'node:fs/promises'
import { jsonBytes } from '../../platform/http/last-newline.ts'
import { documentIn30 } from './document-3-0.ts'

const file = new URL('../../../openapi/openapi.json', import.meta.url)

export const readDocument = (): Promise<Buffer> => readFile(file)

export const readDocument30 = async (): Promise<Buffer> =>
  jsonBytes(documentIn30(JSON.parse(await readFile(file, 'utf8')) as object))
