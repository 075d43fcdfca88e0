import { performanceTestDay } from '#contract/insight/performance-tests-days.ts'
import { performanceTest } from '#contract/insight/performance-tests.ts'
import { TEST_KINDS } from '#domain/performance-tests/kinds.ts'
import type { Screen } from './screen.ts'

/** Entering tests of performance. */
export const tests: readonly Screen[] = [
  {
    path: '/reports/step-tests/live',
    access: performanceTestDay.access,
    title: 'enterTests',
    texts: ['test-entry', 'sheet', 'ui'],
    page: async () =>
      (await import('./insight/performance-tests/entry/LiveTestPage.tsx')).LiveTestPage,
  },
  ...TEST_KINDS.flatMap((kind): Screen[] => [
    {
      path: `/reports/${kind}-tests/enter`,
      access: performanceTestDay.access,
      title: 'enterTests',
      texts: ['test-entry', 'sheet', 'ui'],
      page: async () =>
        (await import('./insight/performance-tests/entry/EnterTestsPage.tsx')).EnterTestsPage,
    },
    {
      path: `/reports/${kind}-tests/new`,
      access: performanceTestDay.access,
      title: 'enterTests',
      texts: ['test-entry', 'sheet', 'form', 'ui'],
      page: async () =>
        (await import('./insight/performance-tests/entry/TestFormPages.tsx')).NewTestPage,
    },
    {
      path: `/reports/${kind}-tests/:id/edit`,
      access: performanceTest.access,
      title: 'enterTests',
      texts: ['test-entry', 'sheet', 'form', 'ui'],
      page: async () =>
        (await import('./insight/performance-tests/entry/TestFormPages.tsx')).EditTestPage,
    },
  ]),
]
