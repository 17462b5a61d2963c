/** Reading with a token, as every caller of a deployed service does. */
import type { Server } from './bench.ts'

type Headers = Record<string, string>

/** Requests are counted, and none is one too many. */
export const counted = { RATE_LIMIT_PER_TOKEN: '10000000' }

/** Closes the service, which was open to whatever the row has put into it, to all but one reader. */
export const closeToReader = async ({ url }: Pick<Server, 'url'>): Promise<Headers> => {
  const answer = await fetch(`${url}/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'of the bench', role: 'reader', workspace_id: 'default' }),
  })
  if (!answer.ok) throw new Error(`no token: ${answer.status} ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
