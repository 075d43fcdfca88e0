import { monitoringReports } from '#texts/de/screens/monitoring-reports.ts'

export const texts = { monitoringReports }
