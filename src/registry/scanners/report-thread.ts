/** Entry of the thread that reads reports of outside scanners, which may be large and hostile. */
import type { SecurityFinding } from '../../packages/types.ts'
import { giveWay } from '../../platform/threads/give-way.ts'
import { serveTasks } from '../../platform/threads/serve-tasks.ts'
import { findingsOfReport, type ReportContext, ReportFault } from './sarif-report.ts'

export type ReportTask = { text: string; context: ReportContext }

export type ReportResult = { findings: SecurityFinding[] } | { fault: string }

giveWay()
serveTasks(({ text, context }: ReportTask): ReportResult => {
  try {
    return { findings: findingsOfReport(text, context) }
  } catch (error) {
    if (error instanceof ReportFault) return { fault: error.message }
    throw error
  }
})
