import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isWholeDay } from '#domain/constants/sports.ts'
import { eachDay } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { useFormat } from '../../format/format.ts'
import { sportFamily } from '../../lookups/sport-look.ts'
import '../../lookups/sport-styles.ts'
import { paths } from '../../paths/paths.ts'
import { PublishWeek } from '../../planning/publishing/open.ts'
import type { CoachHomeProps } from './CoachHome.tsx'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'

/** The rest of the week, a chip for each session; drafts are dashed, and can be published. */
export function WeekAhead({
  coaching,
  today,
}: Pick<CoachHomeProps, 'coaching'> & { today: string }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { ahead, ahead_from, ahead_until } = coaching
  const dayOf = ({ start_date }: (typeof ahead)[number]) =>
    dayIn(format.timeZone, new Date(start_date))
  const days = eachDay(ahead_from, ahead_until)
  return (
    <HomePart title={t('ahead')} action={<PublishWeek start={today} end={ahead_until} />}>
      {ahead.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('nothingAhead')}
        </Text>
      )}
      {ahead.length > 0 && (
        <ol className={classes.ahead}>
          {days.map((day) => (
            <li key={day}>
              <span className={classes.aheadDay} title={format.dayExact(day)}>
                {format.day(day)}
              </span>
              <span className={classes.chips}>
                {ahead
                  .filter((session) => dayOf(session) === day)
                  .map((session) => (
                    <Link
                      key={session.id}
                      to={paths.session(session.id)}
                      className={classes.chip}
                      data-sport={sportFamily(session.sport_id)}
                      data-draft={!session.published || undefined}
                      title={session.published ? undefined : t('draft')}
                    >
                      {!isWholeDay(session) && `${format.time(session.start_date)} `}
                      {session.name}
                      {!session.published && <span className={classes.spoken}>{t('draft')}</span>}
                    </Link>
                  ))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </HomePart>
  )
}
