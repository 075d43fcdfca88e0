import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import type { CoachHomeProps } from './CoachHome.tsx'
import { HomePart } from './HomePart.tsx'
import { WeekBars } from './WeekBars.tsx'

type CoachWeekProps = { week: CoachHomeProps['coaching']['week']; today: string }

/** Hours an athlete by day, done against planned, with the sessions of each day. */
export function CoachWeek({ week, today }: CoachWeekProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const sum = (of: (day: (typeof week)[number]) => number) =>
    week.reduce((total, day) => total + of(day), 0)
  const facts = t('week.coach', {
    done: format.duration(sum(({ done }) => done)),
    planned: format.duration(sum(({ planned }) => planned)),
    begun: format.number(sum(({ begun }) => begun)),
    count: sum(({ sessions }) => sessions),
  })
  return (
    <HomePart
      tour="week"
      title={t('week.title')}
      facts={facts}
      more={{ to: paths.calendar(), label: t('toCalendar') }}
    >
      <WeekBars
        today={today}
        days={week.map(({ sessions, ...day }) => ({
          ...day,
          note: sessions > 0 ? t('sessions', { count: sessions }) : '',
        }))}
      />
    </HomePart>
  )
}
