import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Participant } from '#contract/sessions.ts'
import { SegmentedAnswer } from '../ui/SegmentedAnswer.tsx'
import { answerOf, isMarked, MARKS, tapped } from './marks.ts'
import { useMarkAttendance } from './use-mark-attendance.ts'
import { useMarkLooks } from './use-mark-looks.ts'

type OwnAnswerProps = { sessionId: number; own: Participant }

/** One's own answer, one tap each. */
export function OwnAnswer({ sessionId, own }: OwnAnswerProps) {
  const { t } = useTranslation('attendance')
  const answer = answerOf(own)
  const looks = useMarkLooks()
  const { mutate } = useMarkAttendance(sessionId)
  const options = MARKS.map((mark) => {
    const { label, icon: Icon } = looks[mark]
    return { value: mark, label, icon: <Icon size={18} aria-hidden /> }
  })
  return (
    <Stack gap={6} maw={720}>
      <Text size="sm" c="dimmed">
        {t('question')}
      </Text>
      <SegmentedAnswer
        label={t('question')}
        options={options}
        value={MARKS.filter((mark) => isMarked(answer, mark))}
        onAnswer={(mark) => mutate({ userId: own.user_id, answer, change: tapped(answer, mark) })}
      />
    </Stack>
  )
}
