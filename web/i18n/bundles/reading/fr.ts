import { comparison } from '#texts/fr/screens/comparison.ts'
import { monitoringReports } from '#texts/fr/screens/monitoring-reports.ts'
import { racing } from '#texts/fr/screens/racing.ts'
import { reports } from '#texts/fr/screens/reports.ts'
import { testFiles } from '#texts/fr/screens/test-files.ts'
import { testReports } from '#texts/fr/screens/test-reports.ts'

export const texts = { comparison, monitoringReports, racing, reports, testFiles, testReports }
