/** People as other folders need them. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/access/caller.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import * as repository from './repository.ts'
import type { Identity, KnownPerson } from './repository.ts'

export type { Identity, KnownPerson } from './repository.ts'

export const personNotFound = (): AppError =>
  new AppError('people.not_found', 'No such person. GET /v1/people lists all who signed in.')

export const requirePerson = async (
  trx: Transaction<Database>,
  personId: string,
): Promise<void> => {
  const found = await repository.findPerson(trx, personId)
  if (!found) throw personNotFound()
  if (!found.is_client) return
  throw new AppError(
    'request.invalid',
    '`person_id` names a program of the identity provider. Send the id of a person, or null for a program.',
    { details: { in: 'body', field: 'person_id' } },
  )
}

export const recognizeIn = (trx: Transaction<Database>, identity: Identity): Promise<KnownPerson> =>
  repository.putPerson(trx, newId(), identity)

/** The people of one issuer, by subject. New ones are added, and a sight is noted once a minute. */
export const recognize = async (
  db: Kysely<Database>,
  issuer: string,
  identities: readonly Identity[],
): Promise<Map<string, KnownPerson>> => {
  const subjects = identities.map(({ subject }) => subject)
  const known = await repository.findKnown(db, issuer, subjects)
  const people = new Map(known.map((person) => [person.subject, person]))
  for (const identity of identities) {
    const person = people.get(identity.subject)
    if (person && !person.is_due && person.is_client === identity.isClient) continue
    const put = await transaction(db, (trx) => recognizeIn(trx, identity))
    people.set(identity.subject, put)
  }
  return people
}

type Names = Pick<Actor, 'id' | 'personId' | 'identityId'>

/** The actor of a person, wherever they signed in, without its roles. */
export const actorNamesOf = ({
  person_id: id,
  is_client: isClient,
}: Pick<KnownPerson, 'person_id' | 'is_client'>): Names =>
  isClient
    ? { id: `client:${id}`, identityId: id }
    : { id: `person:${id}`, personId: id, identityId: id }

/** The person or program behind the id of an actor, in SQL; null: none is known. */
export const identityOf = (actor: RawBuilder<unknown>): RawBuilder<unknown> => sql`(case
  when ${actor} like 'person:%' or ${actor} like 'client:%' then substr(${actor}, 8)
  when ${actor} like 'token:%' then (
    select t.person_id from tokens t where t.token_id = substr(${actor}, 7))
  end)`
