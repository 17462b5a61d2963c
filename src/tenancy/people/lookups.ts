/** People as other folders need them. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
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
  if (!(await repository.findPerson(trx, personId))) throw personNotFound()
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

/** The actor of a person, wherever they signed in, without its roles. */
export const actorNamesOf = ({
  person_id,
  is_client,
}: Pick<KnownPerson, 'person_id' | 'is_client'>): { id: string; personId?: string } =>
  is_client ? { id: `client:${person_id}` } : { id: `person:${person_id}`, personId: person_id }

/** The person behind the id of an actor, in SQL; null: none is known. */
export const personOf = (actor: RawBuilder<unknown>): RawBuilder<unknown> => sql`(case
  when ${actor} like 'person:%' then substr(${actor}, 8)
  when ${actor} like 'token:%' then (
    select t.person_id from tokens t where t.token_id = substr(${actor}, 7))
  end)`
