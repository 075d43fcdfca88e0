import { comparison } from '#texts/en/screens/comparison.ts'
import { monitoringReports } from '#texts/en/screens/monitoring-reports.ts'
import { racing } from '#texts/en/screens/racing.ts'
import { reports } from '#texts/en/screens/reports.ts'
import { testFiles } from '#texts/en/screens/test-files.ts'
import { testReports } from '#texts/en/screens/test-reports.ts'

export const texts = { comparison, monitoringReports, racing, reports, testFiles, testReports }
