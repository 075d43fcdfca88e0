import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { agenda, type AgendaItem } from '#contract/calendar.ts'
import { query } from '../api.ts'
import { useFormat } from '../format.ts'
import { dayIn } from '../zoned-time.ts'

const AgendaAnswer = lazy(async () => ({ default: (await import('../attendance/AgendaAnswer.tsx')).AgendaAnswer }))

/** One's own answer to a session of the calendar, which follows what is saved while the window is open. */
export function SessionAnswer({ item }: { item: AgendaItem }) {
  const { timeZone } = useFormat()
  const day = dayIn(timeZone, new Date(item.start_date))
  const { data } = useQuery(query(agenda, { body: { start_date: day, end_date: day, display: 'my-sessions' } }))
  const now = data?.data.find(({ id }) => id === item.id) ?? item
  if (now.mine?.athlete !== true) return null
  return (
    <Suspense fallback={null}>
      <AgendaAnswer session={now} />
    </Suspense>
  )
}
