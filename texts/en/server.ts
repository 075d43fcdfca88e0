import { attendance } from './server/attendance.ts'
import { calendar } from './server/calendar.ts'
import { crews } from './server/crews.ts'
import { equipment } from './server/equipment.ts'
import { errors, fields, refusals } from './server/errors.ts'
import { members } from './server/members.ts'
import { monitoringRatio } from './server/monitoring-ratio.ts'
import { monitoringReports } from './server/monitoring-reports.ts'
import { names } from './server/names.ts'
import { partial } from './server/partial.ts'
import { performanceTests } from './server/performance-tests.ts'
import { reports } from './server/reports.ts'
import { scores } from './server/scores.ts'

export const server = {
  attendance,
  calendar,
  crews,
  equipment,
  errors,
  fields,
  members,
  monitoringRatio,
  monitoringReports,
  names,
  partial,
  performanceTests,
  refusals,
  reports,
  scores,
}
