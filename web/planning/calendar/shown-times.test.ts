import { afterEach, expect, test } from 'vitest'
import { agenda } from '#contract/planning/calendar.ts'
import { queryClient } from '../../api/query-client.ts'
import { show, takeBack } from './shown-times.ts'

afterEach(() => queryClient.clear())

const KEY = [`${agenda.method} ${agenda.path}`, {}]
const item = { id: 4, start_date: '2030-03-04T06:00:00Z', end_date: '2030-03-04T08:00:00Z' }
const later = { start_date: '2030-03-05T06:00:00Z', end_date: '2030-03-05T08:00:00Z' }

test('a move that is thought better of is taken back, and what was stopped for it is fetched', async () => {
  queryClient.setQueryData(KEY, { data: [item] })
  await show(4, later)
  expect(queryClient.getQueryData(KEY)).toEqual({ data: [{ ...item, ...later }] })
  takeBack(item)
  expect(queryClient.getQueryData(KEY)).toEqual({ data: [item] })
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true)
})
