import { comparison } from '#texts/en/screens/comparison.ts'
import { racing } from '#texts/en/screens/racing.ts'
import { reports } from '#texts/en/screens/reports.ts'

export const texts = { comparison, racing, reports }
