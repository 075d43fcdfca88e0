import { Group } from '@mantine/core'
import { IconHourglass, IconQuestionMark } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS, SPORT_COLOURS } from '../../ui/theme-colours.ts'
import { MARK_TONES } from './mark-tones.ts'
import { answerOf, isMarked, isUnanswered, MARKS, type Answer } from './marks.ts'
import { useMarkLooks } from './use-mark-looks.ts'

/** What a person answered, for reading only. */
export function AnswerBadges({ answer }: { answer: Answer }) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  if (isUnanswered(answer)) {
    return (
      <ColourBadge
        tone={SPORT_COLOURS.dayOff}
        outlined
        icon={<IconQuestionMark size={14} aria-hidden />}
      >
        {t('unanswered')}
      </ColourBadge>
    )
  }
  return (
    <Group gap={6}>
      {answer.waiting !== null && (
        <ColourBadge tone={SIGNAL_COLOURS.amber} icon={<IconHourglass size={14} aria-hidden />}>
          {answer.waiting === 0 ? t('waiting') : t('waitingAt', { place: answer.waiting })}
        </ColourBadge>
      )}
      {MARKS.filter((mark) => isMarked(answer, mark)).map((mark) => {
        const { label, icon: Icon } = looks[mark]
        return (
          <ColourBadge key={mark} tone={MARK_TONES[mark]} icon={<Icon size={14} aria-hidden />}>
            {label}
          </ColourBadge>
        )
      })}
    </Group>
  )
}

/** The same for a person of a session. */
export const ParticipantBadges = ({ person }: { person: Participant }) => (
  <AnswerBadges answer={answerOf(person)} />
)
