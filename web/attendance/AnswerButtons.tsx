import { Stack } from '@mantine/core'
import { IconBandage, IconCheck, IconThermometer, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { SegmentedAnswer } from '../ui/SegmentedAnswer.tsx'
import type { Answer } from './answer.ts'

export type AnswerButtonsProps = {
  /** What is asked, with the session's name. */
  label: string
  answer: Answer
  onAnswer: (change: Partial<Answer>) => void
}

/** One's own answer in one tap; a second tap takes it back. Who has answered can add that they are ill or injured. */
export function AnswerButtons({ label, answer, onAnswer }: AnswerButtonsProps) {
  const { t } = useTranslation('attendance')
  const { t: common } = useTranslation()
  const health = [...(answer.ill ? ['ill' as const] : []), ...(answer.injured ? ['injured' as const] : [])]
  const asked = answer.attending !== null || health.length > 0
  return (
    <Stack gap="xs">
      <SegmentedAnswer
        label={label}
        value={answer.attending}
        options={[
          { value: ATTENDANCE.attending, label: t('attending'), icon: <IconCheck size={18} /> },
          { value: ATTENDANCE.not_attending, label: capital(common('words.notAttending')), icon: <IconX size={18} />, colour: 'gray.7' },
        ]}
        onAnswer={(value) => onAnswer({ attending: value === answer.attending ? null : value })}
      />
      {asked && (
        <SegmentedAnswer
          label={t('health')}
          value={health}
          options={[
            { value: 'ill', label: t('ill'), icon: <IconThermometer size={18} />, colour: 'indigo.9' },
            { value: 'injured', label: t('injured'), icon: <IconBandage size={18} />, colour: 'blue.9' },
          ]}
          onAnswer={(value) => onAnswer({ [value]: !answer[value] })}
        />
      )}
    </Stack>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
