import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Participant } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { sessionQuery } from '../session-facts/open.ts'
import { AnswerBoard } from './AnswerBoard.tsx'
import { answerOf, isMarked } from './marks.ts'
import { useRegister } from './queries.ts'

type OwnAnswerProps = { sessionId: number; own: Participant }

/** One's own answer on the page of a session. */
export function OwnAnswer({ sessionId, own }: OwnAnswerProps) {
  const { t } = useTranslation('attendance')
  const { data } = useQuery(sessionQuery(sessionId))
  const { name = '', attendance_limit = null } = data?.data ?? {}
  const { rows } = useRegister(sessionId)
  const answer = rows?.find(({ user_id }) => user_id === own.user_id) ?? answerOf(own)
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
        session={{ id: sessionId, name }}
        userId={own.user_id}
        answer={answer}
        label={t('question')}
        full={full}
      />
    </Stack>
  )
}
