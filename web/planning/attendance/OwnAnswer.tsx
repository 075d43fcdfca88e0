import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { asksForAnswer } from '#domain/rules/attendance.ts'
import { serverNow } from '../../format/server-clock.ts'
import { useViewer } from '../../shell/viewer.ts'
import { AnswerBadges } from './AnswerBadges.tsx'
import { AnswerBoard } from './AnswerBoard.tsx'
import { answerOf, isMarked, isUnanswered } from './marks.ts'
import { useRegister } from './queries.ts'

/**
 * An athlete's own answer on the page of a session, which is asked for until it is over; nothing for
 * everyone else.
 */
export function OwnAnswer({ session }: { session: Session }) {
  const { user_id } = useViewer()
  const own = session.participants?.find((person) => person.user_id === user_id)
  const [now] = useState(() => serverNow())
  if (own?.user_role_id !== ROLE.athlete) return null
  const { end_date, sport } = session
  const asks = asksForAnswer({ end_date, sport_id: sport?.id ?? null }, now)
  return asks ? <Board session={session} own={own} /> : <Given own={own} />
}

/** What was said to a session that is over; nothing where nothing was. */
function Given({ own }: { own: Participant }) {
  const answer = answerOf(own)
  return isUnanswered(answer) ? null : <AnswerBadges answer={answer} />
}

function Board({ session, own }: { session: Session; own: Participant }) {
  const { t } = useTranslation('attendance')
  const { id, name, attendance_limit } = session
  const { rows } = useRegister(id)
  const said = rows?.find(({ user_id }) => user_id === own.user_id)
  const answer = said ?? answerOf(own)
  const taken =
    rows?.filter((row) => row.user_role_id === ROLE.athlete && isMarked(row, 'attending')).length ??
    0
  const full = attendance_limit !== null && rows !== undefined && taken >= attendance_limit
  return (
    <Stack gap={6} maw={720}>
      <Text size="sm" c="dimmed">
        {t('question')}
      </Text>
      <AnswerBoard
        session={{ id, name }}
        userId={own.user_id}
        answer={answer}
        label={t('question')}
        full={full}
        guardian={said?.guardian ?? null}
      />
    </Stack>
  )
}
