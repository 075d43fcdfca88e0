import { comparison } from '#texts/fr/screens/comparison.ts'
import { racing } from '#texts/fr/screens/racing.ts'
import { reports } from '#texts/fr/screens/reports.ts'

export const texts = { comparison, racing, reports }
