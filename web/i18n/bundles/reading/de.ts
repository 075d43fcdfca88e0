import { reports } from '#texts/de/screens/reports.ts'

export const texts = { reports }
