import { testBreaths } from '#contract/analysis/performance-tests-breaths.ts'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import {
  performanceTestReport,
  performanceTests,
  testsOfPerson,
} from '#contract/analysis/performance-tests-reports.ts'
import { testZones } from '#contract/analysis/performance-tests-zones.ts'
import { performanceTest } from '#contract/analysis/performance-tests.ts'

/** Every call that shows tests: they are asked again after one of them has changed. */
export const SHOWING_TESTS = [
  performanceTest,
  performanceTestDay,
  performanceTestReport,
  performanceTests,
  testBreaths,
  testsOfPerson,
  testZones,
] as const
