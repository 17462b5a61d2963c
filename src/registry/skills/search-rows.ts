/**
 * Updates what searches read: the words of current revisions, and the vocabulary of a workspace.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** Called after each change of the current revision, but for one that is inserted as current. */
export const indexCurrent = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<void> => {
  await sql`
    update skills s
    set (name_words, summary_words, text_words) = (
      select r.name_words, r.summary_words, r.text_words from skill_revisions r
      where r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
        and r.revision = s.current_revision
    )
    where s.workspace_id = ${workspaceId} and s.skill_id = ${skillId}`.execute(trx)
  await learnWords(trx, workspaceId, skillId)
}

/** Adds the words of the current revision to the vocabulary. */
export const learnWords = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<void> => {
  // Sorted, so that writers with the same new words cannot deadlock.
  await sql`
    insert into search_vocabulary (workspace_id, word)
    select ${workspaceId}, known.word
    from skills s, unnest(tsvector_to_array(s.summary_words)) as known (word)
    where s.workspace_id = ${workspaceId} and s.skill_id = ${skillId} and not exists (
      select from search_vocabulary v where v.workspace_id = ${workspaceId} and v.word = known.word
    )
    order by known.word collate "C"
    on conflict do nothing`.execute(trx)
}

/** Deletes words that no installed skill has any more. */
export const forgetWords = async (
  trx: Transaction<Database>,
  workspaceId: string,
  words: string[],
): Promise<void> => {
  await sql`
    delete from search_vocabulary v
    where v.workspace_id = ${workspaceId} and v.word = any(${words}::text[])
      and not exists (
        select from skills s
        where s.workspace_id = v.workspace_id and search_scoped(s.workspace_id, s.summary_words)
          @@ quote_literal(${`${workspaceId}:`} || v.word)::tsquery
      )`.execute(trx)
}
