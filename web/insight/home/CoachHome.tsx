import { Button } from '@mantine/core'
import { IconCalendarMonth, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/insight/home.ts'
import { paths } from '../../paths.ts'
import { DraftsAhead } from '../../planning/publishing/open.ts'
import { PageState } from '../../ui/PageState.tsx'
import { HomePart } from './HomePart.tsx'
import { IncomingFiles } from './IncomingFiles.tsx'
import { TodaySession } from './TodaySession.tsx'
import { Unanswered } from './Unanswered.tsx'
import { Unwell } from './Unwell.tsx'

export function CoachHome({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  const { sessions, unanswered, unwell, files } = home
  const openFor = (sessionId: number) =>
    unanswered.filter((person) => person.session_id === sessionId).length
  return (
    <div className="home-columns">
      <HomePart title={t('today')} more={{ to: paths.calendar(), label: t('toCalendar') }}>
        {sessions.length > 0 ? (
          <ul className="home-cards">
            {sessions.map((session) => (
              <TodaySession key={session.id} session={session} open={openFor(session.id)} />
            ))}
          </ul>
        ) : (
          <PageState
            state="empty"
            icon={<IconCalendarMonth size={32} />}
            title={t('noToday.title')}
            text={t('noToday.text')}
            action={
              <Button component={Link} to={paths.newSession()} leftSection={<IconPlus size={18} />}>
                {t('plan')}
              </Button>
            }
          />
        )}
      </HomePart>
      <div className="home-aside">
        <DraftsAhead today={home.today} />
        {sessions.length > 0 && <Unwell people={unwell} />}
        {sessions.length > 0 && <Unanswered people={unanswered} />}
        <IncomingFiles files={files} />
      </div>
    </div>
  )
}
