import { Stack, Alert, Button, Group, Text, Title } from '@mantine/core'
import { IconMoodKid } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { children, leaveChild, type ChildDays, type OwnChild } from '#contract/club/guardians.ts'
import type { ChildThread } from '#contract/club/guardians-messages.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { paths } from '../../paths/paths.ts'
import { ThreadLine } from '../messages/open.ts'
import { Fold } from '../../ui/Fold.tsx'
import { colon, listSeparator } from '../../format/punctuation.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { refreshMe } from '../../shell/viewer.ts'
import { useChildren, useChildDays, placeOf } from './queries.ts'
import { ChildAbsences } from './ChildAbsences.tsx'
import { ChildConsent } from './ChildConsent.tsx'
import { ChildSession } from './ChildSession.tsx'
import { ClubClock } from './ClubClock.tsx'
import { useChildThreads } from './message-queries.ts'
import classes from './guardians.module.css'

type ChildClubProps = { child: OwnChild; days: Pick<ChildDays, 'venue' | 'contacts'> }

/** Where the club is and who manages it, and how the access ends. */
function ChildClub({ child, days: { venue, contacts } }: ChildClubProps) {
  const { t } = useTranslation('guardians')
  const format = useFormat()
  const confirm = useConfirm()
  const names = { child: child.first_name, club: child.club_name }
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(leaveChild, placeOf(child)),
    onSuccess: async () => {
      notify('success', t('club.left'))
      await Promise.all([invalidate(children), refreshMe()])
    },
  })
  const leave = async () => {
    const question = {
      title: t('club.leaveTitle'),
      text: t('club.leaveText', names),
      confirm: t('club.leave'),
    }
    if (await confirm({ ...question, dangerous: true })) mutate()
  }
  return (
    <Fold title={t('club.title')}>
      <Stack gap={4} align="flex-start">
        {venue && <Text size="sm">{venue.address ?? venue.name}</Text>}
        {contacts.length > 0 && (
          <Text size="sm">{t('club.managed', { names: contacts.join(listSeparator()) })}</Text>
        )}
        <Text size="sm" c="dimmed">
          {t('club.ends', { day: format.within.day(child.ends_on), child: child.first_name })}
        </Text>
        <Button
          variant="subtle"
          color="red"
          px={0}
          loading={isPending}
          onClick={() => void leave()}
        >
          {t('club.leave')}
        </Button>
      </Stack>
    </Fold>
  )
}

/** The threads of a child that its guardian reads along. */
function ChildMessages({ child }: { child: OwnChild }) {
  const { t } = useTranslation('guardians')
  const asked = useChildThreads(child)
  const threads = asked.data?.data
  const lastLine = useLastLine()
  const { child_id, club_id } = child
  if (!threads) return <Waiting for={asked} rows={1} part />
  const unread = threads.reduce((total, thread) => total + thread.unread, 0)
  return (
    <Fold
      title={t('messages.title')}
      aside={unread > 0 ? t('messages.unread', { count: unread }) : undefined}
    >
      <Text size="sm" c="dimmed">
        {t('messages.lead', { child: child.first_name })}
      </Text>
      {threads.length === 0 && <Text c="dimmed">{t('messages.none')}</Text>}
      {threads.length > 0 && (
        <ul className={classes.list}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadLine
                thread={thread}
                to={paths.childThread(child_id, club_id, thread.id)}
                at={thread.last?.sent_at}
                line={lastLine(thread)}
              />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}

function useLastLine() {
  const { t } = useTranslation('messages')
  return ({ last }: ChildThread): string =>
    last
      ? `${last.author ?? t('someone')}${colon()}${last.text ?? t('deletedOrFolded')}`
      : t('nothingYet')
}

/** One child in one club, with times on the club's clock. */
function ChildSection({ child }: { child: OwnChild }) {
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

/** What a guardian sees and answers for each of their children, club by club. */
export function ChildrenPage() {
  const { t } = useTranslation('guardians')
  const asked = useChildren()
  const all = asked.data?.data
  return (
    <Page title={t('title')} subtitle={t('lead')}>
      {!all && <Waiting for={asked} rows={8} />}
      {all?.length === 0 && (
        <PageState
          state="empty"
          icon={<IconMoodKid />}
          title={t('none.title')}
          text={t('none.text')}
        />
      )}
      {all && all.length > 0 && (
        <Stack gap="xl" maw={760}>
          {all.map((child) => (
            <ChildSection key={`${child.child_id} ${child.club_id}`} child={child} />
          ))}
        </Stack>
      )}
    </Page>
  )
}
