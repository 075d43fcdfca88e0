import { attendance } from './server/attendance.ts'
import { billing } from './server/billing.ts'
import { bringIn } from './server/bring-in.ts'
import { calendar } from './server/calendar.ts'
import { challenges } from './server/challenges.ts'
import { crews } from './server/crews.ts'
import { messages } from './server/messages.ts'
import { equipment } from './server/equipment.ts'
import { errors, fields, refusals } from './server/errors.ts'
import { clubData, ownData } from './server/exports.ts'
import { members } from './server/members.ts'
import { monitoringRatio } from './server/monitoring-ratio.ts'
import { monitoringReports } from './server/monitoring-reports.ts'
import { names } from './server/names.ts'
import { partial } from './server/partial.ts'
import { pdf } from './server/pdf.ts'
import { performanceTests } from './server/performance-tests.ts'
import { push } from './server/push.ts'
import { publicPages } from './server/public-pages.ts'
import { reports } from './server/reports.ts'
import { scores } from './server/scores.ts'
import { season } from './server/season.ts'

export const server = {
  attendance,
  billing,
  bringIn,
  calendar,
  challenges,
  clubData,
  crews,
  equipment,
  messages,
  errors,
  fields,
  members,
  monitoringRatio,
  monitoringReports,
  names,
  ownData,
  partial,
  pdf,
  performanceTests,
  push,
  publicPages,
  refusals,
  reports,
  scores,
  season,
}
