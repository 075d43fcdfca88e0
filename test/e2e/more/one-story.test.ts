import { expect, test } from 'vitest'
import type { HealthReport } from '#contract/analysis/monitoring-reports.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { callsOf } from '../club-calls.ts'
import { clubDay } from '../clock.ts'
import { demo } from '../demo.ts'

type Unwell = { full_name: string; ill: boolean; injured: boolean }
type Item = { id: number; start_date: string }
type Answer = { full_name: string; health_statuses: number[] }

const DAYS = 14

test('mornings, answers and home of the demo agree on who is ill, in both directions', async () => {
  const coach = await callsOf(demo, 'head_coach')
  const { coaching } = await coach.get<{ coaching: { unwell: Unwell[] } }>('home')
  const unwell = coaching.unwell.filter(({ ill }) => ill).map(({ full_name }) => full_name)
  // Came in the answer and woke up ill; was ill in the answer and woke up well.
  expect(unwell).toContain('Paul Lefèvre')
  expect(unwell).not.toContain('Noah Fischer')

  const span = { start_date: clubDay(-DAYS), end_date: clubDay(-1) }
  const query = new URLSearchParams(span).toString()
  const { athletes } = await coach.get<HealthReport>(
    `reports/morning-monitoring/injury-illness?${query}`,
  )
  const saidWell = new Set(
    athletes.flatMap(({ full_name, days }) =>
      days.flatMap((health, at) =>
        health === 'healthy' ? [`${full_name} ${clubDay(at - DAYS)}`] : [],
      ),
    ),
  )
  expect(saidWell.size).toBeGreaterThan(50)
  const items = await coach.post<Item[]>('agenda', { ...span, display: 'all' })
  const answers = await Promise.all(
    items.map(async ({ id, start_date }) => {
      const rows = await coach.get<Answer[]>(`session/${id}/attendance`)
      const day = dayIn(demo.time_zone, new Date(start_date))
      return rows.flatMap(({ full_name, health_statuses }) =>
        health_statuses.length > 0 ? [`${full_name} ${day}`] : [],
      )
    }),
  )
  expect(answers.flat().length).toBeGreaterThan(0)
  expect(answers.flat().filter((answer) => saidWell.has(answer))).toEqual([])
})
