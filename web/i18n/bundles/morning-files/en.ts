import { monitoringFiles } from '#texts/en/screens/monitoring-files.ts'

export const texts = { monitoringFiles }
