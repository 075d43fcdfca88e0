import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { performanceTests } from '#contract/analysis/performance-tests-reports.ts'
import { performanceTest, savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { TEST_KINDS, TEST_REPORTS } from '#domain/performance-tests/kinds.ts'
import type { Screen } from './screen.ts'

import type { ComponentType } from 'react'
import type { PAGES } from '../analysis/performance-tests/reports/pages.ts'
import { profileOf } from './profile-of.ts'
import { withViewOf } from './with-view-of.ts'

/** A screen of tests of performance; they come in one file. */
const testScreen = (path: string, page: (pages: typeof PAGES) => ComponentType): Screen => ({
  path,
  access: performanceTests.access,
  title: 'performanceTests',
  help: 'tests',
  texts: ['tested', 'tests', 'reading', 'club'],
  page: async () => page((await import('../analysis/performance-tests/reports/pages.ts')).PAGES),
})

/** The same, of what is stored, which can be read on any plan. */
const stored = (screen: Screen): Screen => ({ ...screen, access: performanceTest.access })

/** Reading and entering tests of performance. */
export const tests: readonly Screen[] = [
  ...TEST_KINDS.flatMap((kind) => [
    {
      ...testScreen(`/reports/${kind}-tests`, (pages) => pages.lists[kind]),
      guards: [withViewOf(TEST_REPORTS[kind])],
    },
    stored(testScreen(`/reports/${kind}-tests/:id`, (pages) => pages.test)),
  ]),
  { ...stored(testScreen('/profile/drv/:id', (pages) => pages.person)), ahead: profileOf },
  {
    path: '/reports/step-tests/live',
    help: 'tests',
    access: performanceTestDay.access,
    title: 'enterTests',
    texts: ['tests', 'session'],
    page: async () =>
      (await import('../analysis/performance-tests/entry/LiveTestPage.tsx')).LiveTestPage,
  },
  ...TEST_KINDS.flatMap((kind): Screen[] => [
    {
      path: `/reports/${kind}-tests/enter`,
      help: 'tests',
      access: performanceTestDay.access,
      title: 'enterTests',
      texts: ['tests', 'session'],
      page: async () =>
        (await import('../analysis/performance-tests/entry/EnterTestsPage.tsx')).EnterTestsPage,
    },
    {
      path: `/reports/${kind}-tests/new`,
      help: 'tests',
      access: performanceTestDay.access,
      title: 'enterTests',
      texts: ['tests', 'session', 'form'],
      page: async () =>
        (await import('../analysis/performance-tests/entry/TestFormPages.tsx')).NewTestPage,
    },
    {
      path: `/reports/${kind}-tests/:id/edit`,
      help: 'tests',
      access: savePerformanceTest.access,
      title: 'enterTests',
      texts: ['tests', 'session', 'form'],
      page: async () =>
        (await import('../analysis/performance-tests/entry/TestFormPages.tsx')).EditTestPage,
    },
  ]),
]
