import { useTranslation } from 'react-i18next'
import { NOT_ATTENDING_REASONS, PRESENCES } from '#domain/constants/attendance.ts'

/** Returns why, when and what else as one line: the parts of an answer that have no badge. */
export function useAnswerWords() {
  const { t } = useTranslation('attendance')
  return ({
    reason,
    presence,
    note,
  }: {
    reason?: string | null
    presence?: string | null
    note?: string | null
  }): string => {
    const known = NOT_ATTENDING_REASONS.find((one) => one === reason)
    const there = PRESENCES.find((one) => one === presence)
    return [known && t(`reasons.${known}`), there && t(`presences.${there}`), note]
      .filter(Boolean)
      .join(' · ')
  }
}
