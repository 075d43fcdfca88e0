import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SegmentedAnswer } from '../ui/SegmentedAnswer.tsx'
import { isMarked, MARKS, tapped, type Answer } from './marks.ts'
import { useMarkAttendance } from './use-mark-attendance.ts'
import { useMarkLooks } from './use-mark-looks.ts'

type OwnAnswerProps = { sessionId: number; userId: number; answer: Answer }

/** One's own answer, one tap each. */
export function OwnAnswer({ sessionId, userId, answer }: OwnAnswerProps) {
  const { t } = useTranslation('attendance')
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
        onAnswer={(mark) => mutate({ userId, answer, change: tapped(answer, mark) })}
      />
    </Stack>
  )
}
