import { healthReport } from '#contract/analysis/monitoring-reports.ts'
import { morningCourse } from '#contract/analysis/monitoring.ts'

/** The calls whose replies hold what coaches say about the way back to training. */
export const SHOWS_RETURNS = [morningCourse, healthReport] as const
