import { monitoringFiles } from '#texts/zh-cn/screens/monitoring-files.ts'

export const texts = { monitoringFiles }
