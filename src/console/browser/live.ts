/**
 * Live updates. One page of the browser follows the events of a workspace and tells the others, since
 * browsers open only six connections to a service. An event only says that regions may have changed.
 */
import { load } from './fragment.ts'
import { signedIn, signedOut } from './notices.ts'

type Message = { kind: 'changed' } | { kind: 'state'; isLive: boolean } | { kind: 'asked' }

const SETTLE_MS = 150
const RETRY_MS = 5000

const events = ['skills/changed', 'skills::on-change', 'prompts::on-change', 'resync']

const workspace = document.documentElement.dataset['workspace'] ?? ''
const dot = document.getElementById('live')
const label = dot?.querySelector('span') ?? null

let isLive = false
let isStale = false
let timer: ReturnType<typeof setTimeout> | undefined

const show = (live: boolean): void => {
  isLive = live
  if (live) signedIn()
  if (dot === null || label === null) return
  dot.dataset['state'] = live ? 'live' : 'lost'
  label.textContent = live ? 'Live' : `As of ${new Date().toTimeString().slice(0, 5)}`
}

const refresh = async (): Promise<void> => {
  isStale = false
  const regions = [...document.querySelectorAll('[data-region][data-live]')]
  for (const { id } of regions) {
    await load(id).catch((error: unknown) => {
      show(false)
      if (error instanceof Error && error.cause === 401) signedOut()
    })
  }
}

/** Several changes of one moment load the page once; a hidden page waits until it is seen. */
const changed = (): void => {
  isStale = true
  document.dispatchEvent(new CustomEvent('console:changed'))
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (!document.hidden) void refresh()
  }, SETTLE_MS)
}

const channel = new BroadcastChannel(`skr-live-${workspace}`)
const tell = (message: Message): void => channel.postMessage(message)

const say = (live: boolean): void => {
  show(live)
  tell({ kind: 'state', isLive: live })
}

const onChange = (): void => {
  changed()
  tell({ kind: 'changed' })
}

const follow = (): void => {
  const stream = new EventSource(`/v1/workspaces/${encodeURIComponent(workspace)}/events`)
  stream.addEventListener('open', () => say(true))
  for (const name of events) stream.addEventListener(name, onChange)
  stream.addEventListener('error', () => {
    say(false)
    if (stream.readyState !== EventSource.CLOSED) return
    // The service has refused it: the regions tell whether the session has ended.
    setTimeout(() => {
      onChange()
      follow()
    }, RETRY_MS)
  })
}

export const start = (): void => {
  if (workspace === '' || dot === null) return
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'changed') changed()
    else if (data.kind === 'state') show(data.isLive)
    else tell({ kind: 'state', isLive })
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isStale) void refresh()
  })
  tell({ kind: 'asked' })
  void navigator.locks.request(`skr-live-${workspace}`, () => {
    follow()
    return new Promise<never>(() => {})
  })
}
