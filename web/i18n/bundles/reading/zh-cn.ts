import { reports } from '../../zh-cn/reports.ts'

export const texts = { reports }
