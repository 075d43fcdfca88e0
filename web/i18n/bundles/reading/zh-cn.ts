import { reports } from '#texts/zh-cn/screens/reports.ts'

export const texts = { reports }
