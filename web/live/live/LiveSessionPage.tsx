import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconMessages, IconArrowBackUp } from '@tabler/icons-react'
import { useCallback, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import {
  controlRecordings,
  liveSession,
  restoreRecording,
  type DiscardedRecording,
  type LiveBoat,
} from '#contract/live/live.ts'
import { isOnMachine } from '#domain/constants/sports.ts'
import { useFormat } from '../../format/format.ts'
import { openGroupChat } from '../../lazy/group-chat.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { SharePublicly } from '../public/open.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { PageState } from '../../ui/PageState.tsx'
import { api } from '../../api/api.ts'
import { Boats } from './Boats.tsx'
import { CodesMenu } from './codes/CodesMenu.tsx'
import { Controls } from './Controls.tsx'
import { NoBoats } from './NoBoats.tsx'
import { useGoneBoats } from './use-gone-boats.ts'
import { useWater } from './use-water.ts'
import classes from './live.module.css'

type TakeBackProps = {
  boats: readonly LiveBoat[]
  discarded: readonly DiscardedRecording[]
  /** By the server's clock. */
  now: number
  onRestored: () => void
}

/** What one has discarded or asked to discard, for as long as one can take it back. */
function TakeBack({ boats, discarded, now, onRestored }: TakeBackProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const viewer = useViewer()
  const restore = useMutation({
    mutationFn: (id: number) => api(restoreRecording, { params: { id } }),
    onSettled: onRestored,
  })
  const items = [
    ...boats
      .filter(({ can_withdraw }) => can_withdraw)
      .map(({ recording_id, name }) => ({ recording_id, name, state: t('wanted.discard') })),
    ...discarded.flatMap(({ recording_id, name, restorable_until }) =>
      restorable_until !== null && restorable_until > now
        ? [
            {
              recording_id,
              name,
              state: t('restorable', {
                when: format.time(new Date(restorable_until)),
              }),
            },
          ]
        : [],
    ),
  ]
  if (items.length === 0 || !can(restoreRecording.access, viewer)) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t('discardedTitle')}
      </Title>
      <ul className={classes.list}>
        {items.map(({ recording_id, name, state }) => (
          <li key={recording_id} className={classes.item}>
            <Group gap="sm">
              <Text fw={600}>{name}</Text>
              <Text size="sm">{state}</Text>
            </Group>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              aria-label={t('takeBackOf', { name })}
              loading={restore.isPending && restore.variables === recording_id}
              onClick={() => restore.mutate(recording_id)}
            >
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Fetched for sessions on machines only, with its texts. */
const Board = lazy(() =>
  loadChunk(Promise.all([import('./board/Board.tsx'), loadTexts(['erg-room', 'recorder'])])).then(
    ([module]) => ({ default: module.Board }),
  ),
)

const RacePanel = lazy(() =>
  orNothing(
    Promise.all([import('./races/RacePanel.tsx'), loadTexts(['erg-room'])]).then(([module]) => ({
      default: module.RacePanel,
    })),
  ),
)

const LazyBoard = ({ sessionId }: { sessionId: number }) => (
  <Suspense fallback={<PageState state="loading" rows={8} />}>
    <Board sessionId={sessionId} />
  </Suspense>
)

const LazyRacePanel = (props: { sessionId: number; now: number }) => (
  <Suspense>
    <RacePanel {...props} />
  </Suspense>
)

/** The boats of the session in the address, as a coach follows them. */
export function LiveSessionPage() {
  const id = idIn(useParams()['id'])
  const [search] = useSearchParams()
  if (id === null) return <Navigate to={paths.live()} replace />
  if (search.get('board') === '1') return <LazyBoard key={id} sessionId={id} />
  return <Followed key={id} id={id} />
}

function Followed({ id }: { id: number }) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const viewer = useViewer()
  const { asked, session, water, now, gone } = useWater(liveSession, id)
  const { refetch } = asked
  const again = useCallback(() => void refetch(), [refetch])
  useGoneBoats(session?.discarded, again)
  if (!session)
    return (
      <Page title={t('title')}>
        <Waiting for={asked} rows={8} />
      </Page>
    )
  const isCoaching = can(controlRecordings.access, viewer)
  const controls = isCoaching && <Controls sessionId={id} boats={water.boats} />
  const write = () => {
    const boats = water.boats.flatMap(({ crew_id, name }) =>
      crew_id === null ? [] : [[crew_id, { crew_id, name }] as const],
    )
    openGroupChat(t('chat'), { kind: 'session', session_id: id }, [...new Map(boats).values()])
  }
  return (
    <Page
      title={session.name}
      subtitle={`${t(`sessionStates.${session.state}`)} · ${format.dateTime(session.starts_at)}`}
      action={
        <Group gap="md">
          {isCoaching && (
            <Button variant="default" leftSection={<IconMessages size={18} />} onClick={write}>
              {t('chat')}
            </Button>
          )}
          <SharePublicly sessionId={id} />
          <Anchor component={Link} to={paths.session(id)}>
            {t('toSession')}
          </Anchor>
          <CodesMenu sessionId={id} />
        </Group>
      }
    >
      <TakeBack boats={water.boats} discarded={session.discarded} now={now} onRestored={again} />
      {isOnMachine(session.sport_id) && <LazyRacePanel sessionId={id} now={now} />}
      {water.boats.length === 0 ? (
        <NoBoats />
      ) : (
        <Boats water={water} sportId={session.sport_id} now={now} gone={gone} controls={controls} />
      )}
    </Page>
  )
}
