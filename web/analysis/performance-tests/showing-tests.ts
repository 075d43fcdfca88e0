import { testBreaths } from '#contract/insight/performance-tests-breaths.ts'
import { performanceTestDay } from '#contract/insight/performance-tests-days.ts'
import {
  performanceTestReport,
  performanceTests,
  testsOfPerson,
} from '#contract/insight/performance-tests-reports.ts'
import { testZones } from '#contract/insight/performance-tests-zones.ts'
import { performanceTest } from '#contract/insight/performance-tests.ts'

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
