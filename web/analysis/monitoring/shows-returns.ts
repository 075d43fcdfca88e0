import { healthReport } from '#contract/insight/monitoring-reports.ts'
import { morningCourse } from '#contract/insight/monitoring.ts'

/** The calls whose replies hold what coaches say about the way back to training. */
export const SHOWS_RETURNS = [morningCourse, healthReport] as const
