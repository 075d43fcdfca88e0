import type * as contract from '#contract/analysis/reports.ts'
import type * as bikeContract from '#contract/analysis/reports-bike.ts'
import type * as ergoContract from '#contract/analysis/reports-ergo.ts'
import type * as waterContract from '#contract/analysis/reports-water.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { dayAt } from '#domain/time/repeats.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandAthlete } from '../../people/privacy/open.ts'
import { analysisHandlers } from './analysis.ts'
import { latestSessions, weeksOf } from './profile-training.ts'
import { bikeCurveHandlers } from './bike-curves.ts'
import { ergoPieceHandlers } from './ergo-pieces.ts'
import { gmtCrewHandlers } from './gmt-crews.ts'
import { gmtPieceHandlers } from './gmt-pieces.ts'
import {
  attendance,
  bike,
  ergo,
  gmt,
  improvement,
  shownMetric,
  performance,
  rpe,
  trainingSummary,
  water,
} from './reports.ts'
import { trainingPartHandlers } from './training-parts.ts'
import { waterPieceHandlers } from './water-pieces.ts'

export const ergoReportHandlers: Handlers<typeof ergoContract> = {
  reportErgo: ergo.show,
  exportErgoReport: ergo.workbook,
  ergoReportCsv: ergo.csv,
  ...ergoPieceHandlers,
}

export const waterReportHandlers: Handlers<typeof waterContract> = {
  reportWater: water.show,
  exportWaterReport: water.workbook,
  waterReportCsv: water.csv,
  ...waterPieceHandlers,
}

export const bikeReportHandlers: Handlers<typeof bikeContract> = {
  reportBike: bike.show,
  exportBikeReport: bike.workbook,
  bikeReportCsv: bike.csv,
  ...bikeCurveHandlers,
}

export const analysisReportHandlers = analysisHandlers

export const trainingReportHandlers = trainingPartHandlers

export const crewReportHandlers = gmtCrewHandlers

export const reportHandlers: Handlers<typeof contract> = {
  trainingSummary: trainingSummary.show,
  exportTrainingSummary: trainingSummary.workbook,
  trainingSummaryCsv: trainingSummary.csv,
  reportRpe: rpe.show,
  exportRpeReport: rpe.workbook,
  rpeReportCsv: rpe.csv,
  reportAttendance: attendance.show,
  exportAttendanceReport: attendance.workbook,
  attendanceReportCsv: attendance.csv,
  reportGmt: gmt.show,
  exportGmtReport: gmt.workbook,
  gmtReportCsv: gmt.csv,
  ...gmtPieceHandlers,
  reportPerformance: performance.show,
  exportPerformanceReport: performance.workbook,
  performanceReportCsv: performance.csv,
  reportImprovement: improvement.show,
  exportImprovementReport: improvement.workbook,
  improvementReportCsv: improvement.csv,
  async profileTraining({ db, clubId, viewer, caller, params, timeZone }) {
    await demandAthlete(db, clubId, viewer, params.id, 'training')
    const metric = shownMetric(viewer, caller)
    const sees_restricted = seesRestrictedResults(viewer)
    const asker = { user_id: viewer.user_id, sees_drafts: isCoach(viewer) }
    const [weeks, sessions] = await Promise.all([
      weeksOf(db, clubId, {
        user_id: params.id,
        monday: isoWeekStart(dayAt(new Date().toISOString(), timeZone)),
        metric,
        sees_restricted,
      }),
      latestSessions(db, clubId, {
        user_id: params.id,
        viewer: asker,
        metric,
        sees_restricted,
      }),
    ])
    return { data: { metric, weeks, sessions } }
  },
}
