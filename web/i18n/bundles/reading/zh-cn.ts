import { comparison } from '#texts/zh-cn/screens/comparison.ts'
import { racing } from '#texts/zh-cn/screens/racing.ts'
import { reports } from '#texts/zh-cn/screens/reports.ts'

export const texts = { comparison, racing, reports }
