/** What operators read of a process: its metrics, and its last hour. */
import { type LoadSources, readLoads } from './metrics/loads.ts'
import { Metrics } from './metrics/metrics.ts'
import { ServiceStatus } from './status/service.ts'

export const openFigures = (parts: LoadSources & { newId: () => string }) => ({
  metrics: new Metrics(() => readLoads(parts)),
  status: new ServiceStatus(parts),
})
