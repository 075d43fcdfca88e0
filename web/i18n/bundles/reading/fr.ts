import { monitoringReports } from '#texts/fr/screens/monitoring-reports.ts'
import { racing } from '#texts/fr/screens/racing.ts'
import { reports } from '#texts/fr/screens/reports.ts'

export const texts = { monitoringReports, racing, reports }
