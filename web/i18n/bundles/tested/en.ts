import { testFiles } from '#texts/en/screens/test-files.ts'
import { testReports } from '#texts/en/screens/test-reports.ts'

export const texts = { testFiles, testReports }
