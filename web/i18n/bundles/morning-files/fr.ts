import { monitoringFiles } from '#texts/fr/screens/monitoring-files.ts'

export const texts = { monitoringFiles }
