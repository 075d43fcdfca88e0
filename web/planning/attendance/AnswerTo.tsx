import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agenda, type AgendaItem } from '#contract/planning/calendar.ts'
import { asksForAnswer } from '#domain/rules/attendance.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { serverNow } from '../../format/server-clock.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { AgendaAnswer } from './AgendaAnswer.tsx'

export type AnswerToProps = Pick<AgendaItem, 'id' | 'start_date'> & {
  /** What is known of it until it has been fetched, and without a connection. */
  known?: AgendaItem
}

/**
 * Shows one's own answer to a session of the selected club, wherever it is named, and follows what
 * is saved. Shows nothing to a person who does not train in it, and of a session that is over.
 */
export function AnswerTo({ id, start_date, known }: AnswerToProps) {
  const { timeZone } = useFormat()
  const day = dayIn(timeZone, new Date(start_date))
  const { data } = useQuery(
    query(agenda, { body: { start_date: day, end_date: day, display: 'my-sessions' } }),
  )
  const now = data?.data.find((item) => item.id === id) ?? known
  const [arrived] = useState(() => serverNow())
  if (now?.mine?.athlete !== true || !asksForAnswer(now, arrived)) return null
  return <AgendaAnswer session={now} />
}
