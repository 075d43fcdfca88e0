import { monitoringReports } from '#texts/fr/screens/monitoring-reports.ts'

export const texts = { monitoringReports }
