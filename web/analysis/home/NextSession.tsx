import { Card } from '@mantine/core'
import { useState } from 'react'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { home } from '#contract/analysis/home.ts'
import { asksForAnswer } from '#domain/rules/attendance.ts'
import { serverNow } from '../../format/server-clock.ts'
import { invalidate } from '../../api/api.ts'
import { AgendaAnswer } from '../../planning/attendance/open.ts'
import { useSessionRoom } from '../../api/live.ts'
import { SessionHead } from './SessionHead.tsx'
import classes from './home.module.css'

/** One of the athlete's next sessions, answered in one tap where it asks for an answer. */
export function NextSession({ session }: { session: AgendaItem }) {
  const [now] = useState(() => serverNow())
  useSessionRoom(session.id, () => void invalidate(home))
  return (
    <Card component="li" withBorder padding="md" className={classes.card}>
      <SessionHead session={session} />
      {asksForAnswer(session, now) && <AgendaAnswer session={session} />}
    </Card>
  )
}
