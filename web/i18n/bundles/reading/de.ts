import { comparison } from '#texts/de/screens/comparison.ts'
import { monitoringReports } from '#texts/de/screens/monitoring-reports.ts'
import { racing } from '#texts/de/screens/racing.ts'
import { reports } from '#texts/de/screens/reports.ts'
import { testFiles } from '#texts/de/screens/test-files.ts'
import { testReports } from '#texts/de/screens/test-reports.ts'

export const texts = { comparison, monitoringReports, racing, reports, testFiles, testReports }
