import { testFiles } from '#texts/zh-cn/screens/test-files.ts'
import { testReports } from '#texts/zh-cn/screens/test-reports.ts'

export const texts = { testFiles, testReports }
