import { testFiles } from '#texts/de/screens/test-files.ts'
import { testReports } from '#texts/de/screens/test-reports.ts'

export const texts = { testFiles, testReports }
