import { Button } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/insight/home.ts'
import { paths } from '../../paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { HomePart } from './HomePart.tsx'
import { IncomingFiles } from './IncomingFiles.tsx'
import { NextSession } from './NextSession.tsx'
import { WeekLoad } from './WeekLoad.tsx'

export function AthleteHome({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  const { sessions, week, files } = home
  return (
    <div className="home-columns">
      <HomePart title={t('upNext')} more={{ to: paths.calendar(), label: t('toCalendar') }}>
        {sessions.length > 0 ? (
          <ul className="home-cards">
            {sessions.map((session) => (
              <NextSession key={session.id} session={session} />
            ))}
          </ul>
        ) : (
          <PageState
            state="empty"
            icon={<IconCalendarMonth size={32} />}
            title={t('noNext.title')}
            text={t('noNext.text')}
            action={
              <Button component={Link} to={paths.newSession()} leftSection={<IconPlus size={18} />}>
                {t('plan')}
              </Button>
            }
          />
        )}
      </HomePart>
      <div className="home-aside">
        {week && <WeekLoad week={week} today={home.today} />}
        <IncomingFiles files={files} own />
      </div>
    </div>
  )
}
