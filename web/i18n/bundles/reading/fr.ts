import { reports } from '#texts/fr/screens/reports.ts'

export const texts = { reports }
