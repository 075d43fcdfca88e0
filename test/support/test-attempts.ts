import type { Endpoint } from '#contract/endpoint.ts'
import { writePerformanceTests } from '#contract/analysis/performance-tests-days.ts'
import { confirmTestZones } from '#contract/analysis/performance-tests-zones.ts'
import { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { today } from './factories.ts'
import type { Parts } from './http.ts'
import { newTest } from './tested-club.ts'

type About = { data: { tests: ReadonlyMap<number, number> }; number: number; user_id: number }
type Attempt = [Endpoint, Parts]

const CELLS = {
  kind: '2k' as const,
  fresh: { site: null, ergo: null, protocol: null, tester: null, step_s: null, rest_s: null },
}

/** Tests of performance: what somebody has, which version it is, and what zones they have. */
export const TEST_ATTEMPTS: Record<string, (about: About) => Attempt[][]> = {
  'POST performance-tests': ({ user_id }) => [
    [1, 2].map((version) => [
      savePerformanceTest,
      { body: newTest({ user_id, kind: '2k', day: today(), time_s: 400, version }) },
    ]),
  ],
  'POST performance-test-day': ({ user_id }) => [
    [420, 421].map((time_s) => {
      const written = { user_id, values: { time_s: 400 }, seen: { time_s }, lines: [] }
      return [writePerformanceTests, { body: { ...CELLS, day: today(), people: [written] } }]
    }),
  ],
  'POST performance-tests/{id}/zones': ({ data, number }) => [
    [1, 2].map((version) => [
      confirmTestZones,
      { params: { id: data.tests.get(number) }, body: { version, present: null } },
    ]),
  ],
}
