import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { useFormat } from '../../format/format.ts'
import { dayIn } from '#domain/time/zoned-time.ts'

/**
 * Says what "all of the series" means now that parts of it may have been changed on their own: "All
 * 5 of the series, Tue 16 Mar – Tue 13 Apr".
 */
export function AllOfSeries({
  series: { count, first, last },
}: {
  series: NonNullable<Session['series']>
}) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const day = (instant: string) => dayIn(format.timeZone, new Date(instant))
  return t('series.allOf', { count, days: format.within.range(day(first), day(last)) })
}
