import { Card } from '@mantine/core'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { home } from '#contract/insight/home.ts'
import { invalidate } from '../../api.ts'
import { AgendaAnswer } from '../../planning/attendance/open.ts'
import { useSessionRoom } from '../../live.ts'
import { SessionHead } from './SessionHead.tsx'

/** One of the athlete's next sessions, answered in one tap. */
export function NextSession({ session }: { session: AgendaItem }) {
  useSessionRoom(session.id, () => void invalidate(home))
  return (
    <Card component="li" withBorder padding="md" className="home-card">
      <SessionHead session={session} />
      <AgendaAnswer session={session} />
    </Card>
  )
}
