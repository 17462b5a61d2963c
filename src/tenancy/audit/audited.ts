/** Publishes committed audit entries on a diagnostics channel. */
import { channel } from 'node:diagnostics_channel'

export const AUDITED = 'skill-registry:audited'

export type Audited = { action: string; decision: string }

export const audited = channel(AUDITED)
