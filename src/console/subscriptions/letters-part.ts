/** Dead letters: what could not be delivered, why, and what may be done with each. Pure. */
import type { LetterPage } from '../../content/subscriptions/letter-schemas.ts'
import type { Subscription } from '../../content/subscriptions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { empty, exactly, more } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'

type Letters = { workspace: string; subscription: Subscription; page: LetterPage }

type Letter = LetterPage['letters'][number]

const MAX_PAYLOAD = 20_000

export const payloadPart = (payload: unknown, name = 'Payload'): Html =>
  html`<pre class="foreign pre" tabindex="0" role="region" aria-label="${name}">
${JSON.stringify(payload, null, 2).slice(0, MAX_PAYLOAD)}</pre>`

const acts = (workspace: string, id: string, letter: Letter): Html => {
  const version = String(letter.snapshot_version)
  const act = (name: string) => paths.subscription(workspace, id, 'letters', version, name)
  if (letter.replaying) return html`<p class="wait" data-poll>It is being delivered again.</p>`
  return html`<div class="acts">
    <form method="post" action="${act('replay')}">
      <button aria-label="Replay change ${version}">Replay</button>
    </form>
    <details id="drop-${version}">
      <summary>Drop</summary>
      <form method="post" action="${act('drop')}">
        <p>It is never delivered. This cannot be undone.</p>
        <button aria-label="Drop for good: change ${version}">Drop for good</button>
      </form>
    </details>
  </div>`
}

const row = ({ workspace, subscription }: Letters, letter: Letter): Html =>
  html`<section class="panel">
    <h3>Change ${letter.snapshot_version}</h3>
    <p>
      <span class="bad">${letter.error}</span>
      <span class="quiet"
        >of ${exactly(letter.created_at)}, given up ${exactly(letter.died_at)}</span
      >
    </p>
    <details id="payload-${letter.snapshot_version}">
      <summary>Payload</summary>
      ${payloadPart(letter.payload, `Payload of change ${letter.snapshot_version}`)}
    </details>
    ${acts(workspace, subscription.subscription_id, letter)}
  </section>`

const replayAll = ({ workspace, subscription }: Letters): Html | null => {
  const { dead_letters: dead, replaying, subscription_id: id } = subscription
  if (dead <= replaying) return null
  return html`<form method="post" action="${paths.subscription(workspace, id, 'replay')}">
    <button class="primary">Replay all ${dead}</button>
    <span class="quiet">oldest first, once each, before new changes</span>
  </form>`
}

/** Counts and letters are read apart: a replay may be counted that is not among the letters. */
const underWay = ({ subscription }: Letters): Html | null =>
  subscription.replaying > 0 ? html`<span data-poll></span>` : null

export const lettersPart = (letters: Letters): Html => {
  const { workspace, subscription, page } = letters
  const { letters: all, next_cursor: cursor } = page
  if (all.length === 0) {
    return empty('No dead letters. A change that fails for 24 hours is kept here for 30 days.')
  }
  const next = paths.subscription(workspace, subscription.subscription_id).with({ cursor })
  return html`${underWay(letters)} ${replayAll(letters)}
  ${all.map((letter) => row(letters, letter))} ${more(cursor === null ? null : next, 'Newer')}`
}
