import { useTranslation } from 'react-i18next'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { NOT_ATTENDING_REASONS, PRESENCES } from '#domain/constants/attendance.ts'
import { isMarked, KEY_MARKS, MARKS, type Answer } from './marks.ts'
import { useMarkLooks } from './use-mark-looks.ts'

type Beside = {
  /** How they have said since that they are, where their answer does not. */
  health_now?: readonly number[]
  reason?: string | null
  presence?: string | null
  note?: string | null
  /** The guardian who answered. */
  guardian?: string | null
}
type ShownAnswer = Answer & { presence: string | null; guardian?: string | null }

/**
 * Answers as one line: `beside` what has a badge or a key of its own, or all of it where only the
 * usual answers have one.
 */
export function useAnswerWords() {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const beside = ({ health_now = [], reason, presence, note, guardian }: Beside): string => {
    const now = (['ill', 'injured'] as const)
      .filter((mark) => health_now.includes(HEALTH_STATUS[mark]))
      .map((mark) => t('now', { health: looks[mark].label }))
    const known = NOT_ATTENDING_REASONS.find((one) => one === reason)
    const there = PRESENCES.find((one) => one === presence)
    const by = guardian && t('byGuardian', { name: guardian })
    return [...now, known && t(`reasons.${known}`), there && t(`presences.${there}`), note, by]
      .filter(Boolean)
      .join(' · ')
  }
  const all = (answer: ShownAnswer): string => {
    const marks = MARKS.filter((mark) => !KEY_MARKS.some((key) => key === mark))
    const words = marks.filter((mark) => isMarked(answer, mark)).map((mark) => looks[mark].label)
    const inLine = answer.waiting ? [t('waitingAt', { place: answer.waiting })] : []
    return [...inLine, ...words, beside(answer)].filter(Boolean).join(' · ')
  }
  return { beside, all }
}
