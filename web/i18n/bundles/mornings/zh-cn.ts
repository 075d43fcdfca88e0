import { monitoringReports } from '#texts/zh-cn/screens/monitoring-reports.ts'

export const texts = { monitoringReports }
