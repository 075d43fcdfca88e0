import { monitoringReports } from '#texts/en/screens/monitoring-reports.ts'

export const texts = { monitoringReports }
