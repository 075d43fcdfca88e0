import { monitoringFiles } from '#texts/de/screens/monitoring-files.ts'

export const texts = { monitoringFiles }
