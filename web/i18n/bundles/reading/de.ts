import { racing } from '#texts/de/screens/racing.ts'
import { reports } from '#texts/de/screens/reports.ts'

export const texts = { racing, reports }
