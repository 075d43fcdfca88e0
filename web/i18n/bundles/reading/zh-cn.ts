import { comparison } from '#texts/zh-cn/screens/comparison.ts'
import { monitoringReports } from '#texts/zh-cn/screens/monitoring-reports.ts'
import { racing } from '#texts/zh-cn/screens/racing.ts'
import { reports } from '#texts/zh-cn/screens/reports.ts'
import { testFiles } from '#texts/zh-cn/screens/test-files.ts'
import { testReports } from '#texts/zh-cn/screens/test-reports.ts'

export const texts = { comparison, monitoringReports, racing, reports, testFiles, testReports }
