import { comparison } from '#texts/de/screens/comparison.ts'
import { racing } from '#texts/de/screens/racing.ts'
import { reports } from '#texts/de/screens/reports.ts'

export const texts = { comparison, racing, reports }
