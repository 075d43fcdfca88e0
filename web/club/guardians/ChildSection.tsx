import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChildDays, OwnChild } from '#contract/club/guardians.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { ChildAbsences } from './ChildAbsences.tsx'
import { ChildClub } from './ChildClub.tsx'
import { ChildConsent } from './ChildConsent.tsx'
import { ChildMessages } from './ChildMessages.tsx'
import { ChildSession } from './ChildSession.tsx'
import { ClubClock } from './ClubClock.tsx'
import classes from './guardians.module.css'
import { useChildDays } from './queries.ts'

/** One child in one club, with times on the club's clock. */
export function ChildSection({ child }: { child: OwnChild }) {
  const id = `child-${child.child_id}-${child.club_id}`
  return (
    <ClubClock timeZone={child.time_zone}>
      <section aria-labelledby={id} className={classes.child}>
        <Group gap="sm" mb="xs" wrap="nowrap">
          <PersonAvatar name={child.full_name} picture={child.picture} />
          <div>
            <Title order={2} size="h3" id={id}>
              {child.full_name}
            </Title>
            <Text size="sm" c="dimmed">
              {child.club_name}
            </Text>
          </div>
        </Group>
        <Days child={child} />
      </section>
    </ClubClock>
  )
}

function Days({ child }: { child: OwnChild }) {
  const { t } = useTranslation('guardians')
  const asked = useChildDays(child)
  const days = asked.data?.data
  if (child.expired) return <Alert color="gray">{t('expired', { club: child.club_name })}</Alert>
  if (!days) return <Waiting for={asked} rows={4} part />
  return (
    <>
      <div data-tour="child-sessions">
        <Sessions child={child} sessions={days.sessions} />
      </div>
      <div data-tour="child-absences">
        <ChildAbsences child={child} absences={days.absences} />
      </div>
      <div data-tour="child-messages">
        <ChildMessages child={child} />
      </div>
      <div data-tour="child-consent">
        <ChildConsent child={child} consent={days.consent} />
      </div>
      <div data-tour="child-club">
        <ChildClub child={child} days={days} />
      </div>
    </>
  )
}

/** So many of each child leave room for another child on a phone. */
const FIRST = 3

type SessionsProps = { child: OwnChild; sessions: ChildDays['sessions'] }

/** The next sessions; the others once somebody asks for them. */
function Sessions({ child, sessions }: SessionsProps) {
  const { t } = useTranslation('guardians')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? sessions : sessions.slice(0, FIRST)
  const rest = sessions.length - shown.length
  return (
    <div>
      <Title order={3} size="h5">
        {t('sessions')}
      </Title>
      {sessions.length === 0 && <Text c="dimmed">{t('noSessions')}</Text>}
      <ul className={classes.list}>
        {shown.map((session) => (
          <ChildSession key={session.id} child={child} session={session} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="subtle" px={0} onClick={() => setWhole(true)}>
          {t('more', { count: rest })}
        </Button>
      )}
    </div>
  )
}
