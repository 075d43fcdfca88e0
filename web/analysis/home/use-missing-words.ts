import { useTranslation } from 'react-i18next'
import { NOT_ATTENDING_REASONS } from '#domain/constants/attendance.ts'
import { useFormat } from '../../format/format.ts'
import type { CoachHomeProps } from './CoachHome.tsx'

type Missing = CoachHomeProps['coaching']['missing'][number]

/** Writes "Noah (ill)": who is missing, and why as far as one knows. */
export function useMissingWords(): (person: Missing) => string {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const why = ({ ill, injured, reason }: Missing) => {
    if (ill || injured)
      return format.list([
        ...(ill ? [t('whyMissing.ill')] : []),
        ...(injured ? [t('whyMissing.injured')] : []),
      ])
    const known = NOT_ATTENDING_REASONS.find((one) => one === reason)
    return known ? t(`reasons.${known}`) : null
  }
  return (person) => {
    const because = why(person)
    return because === null
      ? person.full_name
      : t('missingOne', { name: person.full_name, why: because })
  }
}
