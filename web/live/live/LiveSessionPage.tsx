import { Anchor, Button, Group } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { controlRecordings, liveSession } from '#contract/live/live.ts'
import { isOnMachine } from '#domain/constants/sports.ts'
import { useFormat } from '../../format/format.ts'
import { openGroupChat } from '../../lazy/group-chat.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { SharePublicly } from '../public/open.ts'
import { Boats } from './Boats.tsx'
import { CodesMenu } from './codes/CodesMenu.tsx'
import { Controls } from './Controls.tsx'
import { LazyBoard, LazyRacePanel } from './LazyRaces.tsx'
import { NoBoats } from './NoBoats.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useGoneBoats } from './use-gone-boats.ts'
import { useWater } from './use-water.ts'

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
