/** Streams of `/mcp`, opened without the official client. */
import type { Test } from 'tap'
import { type EventClient, openEvents } from '../support/sse.ts'
import { envelope } from './clients.ts'

/** A stream of each revision; `uris` are those of the newer one. */
export const openBoth = async (
  t: Test,
  url: string,
  headers: Record<string, string> = {},
  uris: string[] = [],
): Promise<{ older: EventClient; newer: EventClient }> => {
  const older = await openEvents(t, url, { headers: { accept: 'text/event-stream', ...headers } })
  const newer = await openEvents(t, url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
      ...headers,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 'mine',
      method: 'subscriptions/listen',
      params: {
        notifications: { resourcesListChanged: true, resourceSubscriptions: uris },
        _meta: envelope,
      },
    }),
  })
  const { data } = await newer.next()
  t.match(data, {
    method: 'notifications/subscriptions/acknowledged',
    params: { notifications: { resourcesListChanged: true } },
  })
  return { older, newer }
}
