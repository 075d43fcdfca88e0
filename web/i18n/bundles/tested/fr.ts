import { testFiles } from '#texts/fr/screens/test-files.ts'
import { testReports } from '#texts/fr/screens/test-reports.ts'

export const texts = { testFiles, testReports }
