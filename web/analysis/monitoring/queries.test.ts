import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../../test/support/phone-with-outbox.ts'
import { home } from '#contract/analysis/home.ts'
import { notedMornings } from '#contract/analysis/monitoring-noted.ts'
import {
  dailyMornings,
  healthReport,
  trainingQuality,
} from '#contract/analysis/monitoring-reports.ts'
import { morning, morningCourse } from '#contract/analysis/monitoring.ts'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
  vi.doMock('../../offline/database.ts', () => ({
    database: async () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    },
  }))
  vi.stubGlobal('fetch', async () => Response.json({ data: { done: true } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../offline/database.ts')
  vi.resetModules()
})

test('everything that shows a morning is fetched again once another one is stored', async () => {
  const [{ sendMorning }, { queryClient }, { meQuery }] = await Promise.all([
    import('./queries.ts'),
    import('../../api/query-client.ts'),
    import('../../shell/viewer.ts'),
  ])
  queryClient.setQueryData(meQuery.queryKey, { data: { id: 1 } } as never)
  const names = [
    morning,
    morningCourse,
    home,
    notedMornings,
    dailyMornings,
    healthReport,
    trainingQuality,
  ].map(({ method, path }) => `${method} ${path}`)
  for (const name of names) queryClient.setQueryData([name], {})
  await sendMorning(7, '25 November', { day: '2026-11-25', values: { waking_hr: 52 } })
  const fresh = names.filter((name) => !queryClient.getQueryState([name])?.isInvalidated)
  queryClient.clear()
  expect(fresh).toEqual([])
})
