import type { FastifyInstance } from 'fastify'
import { CONTRACT } from '#contract/all.ts'
import { attemptsIn } from './http/attempts.ts'
import { mount, type MountParts } from './http/mount.ts'
import { distributionHandlers, homeHandlers } from './analysis/home/routes.ts'
import { performanceTestDayHandlers } from './analysis/performance-tests/day-routes.ts'
import { testReportHandlers } from './analysis/performance-tests/report-routes.ts'
import { performanceTestHandlers } from './analysis/performance-tests/routes.ts'
import { monitoringFileHandlers } from './analysis/monitoring/file-routes.ts'
import { testBreathHandlers } from './analysis/performance-tests/breath-routes.ts'
import { testImportHandlers } from './analysis/performance-tests/import-routes.ts'
import { testZoneHandlers } from './analysis/performance-tests/zone-routes.ts'
import { monitoringHandlers } from './analysis/monitoring/routes.ts'
import { comparisonHandlers } from './analysis/comparison/routes.ts'
import { racingHandlers } from './analysis/race-analysis/routes.ts'
import { reportLinkHandlers } from './analysis/report-links/routes.ts'
import { reportMailHandlers } from './analysis/report-mails/routes.ts'
import { monitoringRatioHandlers } from './analysis/monitoring/ratio-routes.ts'
import { notedMorningHandlers } from './analysis/monitoring/noted-routes.ts'
import { returnNoteHandlers } from './analysis/monitoring/return-routes.ts'
import { monitoringReportHandlers } from './analysis/monitoring/report-routes.ts'
import { seasonHandlers } from './analysis/season/routes.ts'
import { seasonTemplateHandlers } from './analysis/season/template-routes.ts'
import { reportViewHandlers } from './analysis/report-views/routes.ts'
import {
  analysisReportHandlers,
  bikeReportHandlers,
  crewReportHandlers,
  ergoReportHandlers,
  reportHandlers,
  trainingReportHandlers,
  waterReportHandlers,
} from './analysis/reports/routes.ts'
import { resultHandlers } from './analysis/results/routes.ts'
import { scoreHandlers } from './analysis/result-entry/routes.ts'

type AnalysisSettings = { publicUrl: string; loginsPerMinute: number }

/** The features of the district analysis with their handlers. */
export function mountAnalysis(
  app: FastifyInstance,
  parts: MountParts,
  { publicUrl, loginsPerMinute: perMinute }: AnalysisSettings,
): void {
  const { pool } = parts
  const links = { pool, publicUrl, attempts: attemptsIn(pool), perMinute }
  mount(app, parts, CONTRACT.results, resultHandlers)
  mount(app, parts, CONTRACT.scores, scoreHandlers)
  mount(app, parts, CONTRACT.home, homeHandlers)
  mount(app, parts, CONTRACT.homeDistribution, distributionHandlers)
  mount(app, parts, CONTRACT.reports, reportHandlers)
  mount(app, parts, CONTRACT.reportsCrews, crewReportHandlers)
  mount(app, parts, CONTRACT.reportsErgo, ergoReportHandlers)
  mount(app, parts, CONTRACT.reportsWater, waterReportHandlers)
  mount(app, parts, CONTRACT.reportsBike, bikeReportHandlers)
  mount(app, parts, CONTRACT.reportsAnalysis, analysisReportHandlers)
  mount(app, parts, CONTRACT.reportsTraining, trainingReportHandlers)
  mount(app, parts, CONTRACT.monitoringReports, monitoringReportHandlers)
  mount(app, parts, CONTRACT.monitoringRatio, monitoringRatioHandlers)
  mount(app, parts, CONTRACT.monitoringReturns, returnNoteHandlers)
  mount(app, parts, CONTRACT.monitoringNoted, notedMorningHandlers)
  mount(app, parts, CONTRACT.season, seasonHandlers)
  mount(app, parts, CONTRACT.seasonTemplates, seasonTemplateHandlers)
  mount(app, parts, CONTRACT.reportViews, reportViewHandlers)
  mount(app, parts, CONTRACT.reportMails, reportMailHandlers)
  mount(app, parts, CONTRACT.reportLinks, reportLinkHandlers(links))
  mount(app, parts, CONTRACT.racing, racingHandlers)
  mount(app, parts, CONTRACT.comparison, comparisonHandlers)
  mount(app, parts, CONTRACT.monitoring, monitoringHandlers)
  mount(app, parts, CONTRACT.performanceTests, performanceTestHandlers)
  mount(app, parts, CONTRACT.monitoringFiles, monitoringFileHandlers(parts.files))
  mount(app, parts, CONTRACT.performanceTestDays, performanceTestDayHandlers)
  mount(app, parts, CONTRACT.performanceTestsBreaths, testBreathHandlers)
  mount(app, parts, CONTRACT.performanceTestsImport, testImportHandlers)
  mount(app, parts, CONTRACT.performanceTestsZones, testZoneHandlers)
  mount(app, parts, CONTRACT.performanceTestsReports, testReportHandlers)
}
