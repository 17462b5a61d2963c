/** How the PSU1 body stands in the route and in the OpenAPI document. */
import { Type } from '@sinclair/typebox'

/**
 * The parser has already read a Buffer, which JSON Schema cannot describe: the schema checks
 * nothing, and the document shows a binary string (`openapi.ts` puts the type in).
 */
export const FrameBody = Type.Unsafe<Buffer>({ $id: 'Psu1Frame' })

export const frameExample =
  '{"workspace_id":"default","upload_id":"…","offset":0,"len":512,"chunk_sha256":"…"}'
