/** `If-Match` and `If-None-Match` of a write (RFC 9110, 13.1). */
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import type { Precondition } from '../precondition.ts'
import { ifMatchOf } from './etag.ts'

const ifMatch = Type.Optional(
  Type.String({
    description:
      'Entity tags; 412 unless one of them is current. `*`: 412 unless the resource exists.',
    examples: ['*'],
  }),
)

export const ifNoneMatch = Type.Optional(
  Type.String({
    pattern: String.raw`^\s*\*\s*$`,
    description: '`*`: create only; 412 if the resource exists.',
    examples: ['*'],
  }),
)

export const ReplaceHeaders = Type.Object({ 'if-match': ifMatch, 'if-none-match': ifNoneMatch })

export const RemoveHeaders = Type.Object({ 'if-match': ifMatch })

/** For what is there whenever it can be written, so that `If-Match: *` demands nothing. */
export const tagsOf = ({ headers }: FastifyRequest): string[] | 'absent' | 'anything' =>
  headers['if-none-match'] === undefined ? ifMatchOf(headers['if-match']) : 'absent'

export const preconditionOf = ({ headers }: FastifyRequest): Precondition => {
  if (headers['if-none-match'] !== undefined) return 'absent'
  if (headers['if-match']?.trim() === '*') return 'present'
  return ifMatchOf(headers['if-match'])
}
