import { reports } from '#texts/en/screens/reports.ts'

export const texts = { reports }
