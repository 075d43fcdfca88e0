import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation, useParams } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { ApiProblem } from '../../api.ts'
import { OwnAnswer } from '../attendance/open.ts'
import { useFormat } from '../../format.ts'
import { useSessionRoom } from '../../live.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import { paths } from '../../paths.ts'
import { PublishSession } from '../publishing/open.ts'
import { FavouriteStar, MergeNote, SessionActions } from '../session-life/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { OtherClub } from './OtherClub.tsx'
import { sessionQuery, useSession } from '../session-facts/open.ts'
import { refetchAfter } from '../../refetch-after.ts'
import classes from './session.module.css'
import { SeriesNote } from './SeriesNote.tsx'
import { SessionOverviewTab } from './SessionOverviewTab.tsx'
import { SessionTabs } from './SessionTabs.tsx'

/** One session: what it is, the viewer's part in it, and its tabs. */
export function SessionPage() {
  const id = Number(useParams()['sessionId'])
  return Number.isSafeInteger(id) && id > 0 ? <LoadedSession key={id} id={id} /> : <Missing />
}

/** The tab every session opens on; it is here so that it comes with the page in one request. */
export const SessionStart = () => <SessionOverviewTab session={useSession()} />

function LoadedSession({ id }: { id: number }) {
  const { t } = useTranslation('session')
  const asked = useQuery(sessionQuery(id))
  const { data, error } = asked
  useSessionRoom(id, ({ what }) => void refetchAfter(what))
  const problem = error instanceof ApiProblem ? error : null
  if (problem?.status === 404) return <Missing />
  if (problem?.code === 'other_club' && problem.clubId !== undefined)
    return <OtherClub clubId={problem.clubId} />
  if (data) return <Placed session={data.data} />
  return (
    <Page title={t('screens.session', { ns: 'common' })}>
      <Waiting for={asked} rows={8} title={t('failed')} />
    </Page>
  )
}

/**
 * A session and an event have addresses of their own; one that is opened at the other's is led to
 * its place.
 */
function Placed({ session }: { session: Session }) {
  const { pathname } = useLocation()
  const { id, kind } = session
  const atEvent = pathname.startsWith('/event/')
  if (kind === 'event' && !atEvent)
    return (
      <Navigate
        replace
        to={pathname.endsWith('/attendance') ? paths.eventAttendance(id) : paths.event(id)}
      />
    )
  if (kind === 'session' && atEvent)
    return (
      <Navigate
        replace
        to={
          pathname.startsWith('/event/attendance/')
            ? paths.sessionAttendance(id)
            : paths.session(id)
        }
      />
    )
  return <Frame session={session} />
}

function Frame({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  const { user_id } = useViewer()
  // A person who enters results has no other question to answer there.
  const entering = useLocation().pathname.endsWith('/add-results')
  const own = session.participants?.find((person) => person.user_id === user_id)
  const actions = (
    <Group gap="xs">
      {session.user_actions.edit && (
        <Button
          component={Link}
          to={paths.editSession(session.id)}
          leftSection={<IconPencil size={18} />}
        >
          {t('edit')}
        </Button>
      )}
      <FavouriteStar id={session.id} />
      <SessionActions session={session} />
    </Group>
  )
  return (
    <Page title={session.name} subtitle={<WhenAndWhere session={session} />} action={actions}>
      <Stack gap="md">
        <Group gap="xs">
          {session.sport && <SportMark sportId={session.sport.id} />}
          {!session.published && (
            <ColourBadge tone={SIGNAL_COLOURS.amber}>
              <span title={t('draftHint')}>{t('draft')}</span>
            </ColourBadge>
          )}
          {session.competitive && (
            <ColourBadge tone={SIGNAL_COLOURS.blue}>{t('competitive')}</ColourBadge>
          )}
        </Group>
        <StructureLine session={session} />
        <SeriesNote session={session} />
        {session.user_actions.edit && !entering && (
          <PublishSession id={session.id} published={session.published} />
        )}
        <MergeNote id={session.id} />
        {own?.user_role_id === ROLE.athlete && !entering && (
          <OwnAnswer sessionId={session.id} own={own} />
        )}
      </Stack>
      <SessionTabs session={session} />
      <Outlet context={session} />
    </Page>
  )
}

function WhenAndWhere({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const { start_date, end_date, all_day_event, sport, location, venue } = session
  const planned = { start_date, end_date, all_day_event, sport_id: sport?.id ?? null }
  const when = [format.session(planned), ...(isWholeDay(planned) ? [t('allDay')] : [])].join(', ')
  const where = [location, venue?.name].filter(Boolean).join(', ')
  return (
    <>
      <time dateTime={start_date} title={format.sessionExact(planned)}>
        {when}
      </time>
      {where && ` · ${where}`}
    </>
  )
}

/** "3 × 2000 m / 6:00", the one line a crew remembers. */
function StructureLine({ session: { structure } }: { session: Session }) {
  if (!structure) return null
  const plan = structureOf(structure)
  if (plan.pieces.length === 0) return null
  // Longer lists are read piece by piece below.
  const short = structure.piece_structure !== PIECE_STRUCTURE.variable || plan.pieces.length <= 6
  return short ? <Text className={classes.structure}>{showStructure(plan)}</Text> : null
}

function Missing() {
  const { t } = useTranslation('session')
  return (
    <PageState
      state="not-found"
      text={t('gone')}
      action={
        <Button component={Link} to={paths.calendar()} mt="sm">
          {t('toCalendar')}
        </Button>
      }
    />
  )
}
