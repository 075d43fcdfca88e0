import { Anchor, Group, Stack } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { liveSession, sessionLiveResults } from '#contract/live/live.ts'
import { windowAt } from '#domain/live/recording.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { idIn } from '../../screens/screen.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { SharePublicly } from '../public/open.ts'
import { Boats } from './Boats.tsx'
import { NoBoats } from './NoBoats.tsx'
import { useGoneBoats } from './use-gone-boats.ts'
import { useWater } from './use-water.ts'

/** The boats of a session as an athlete follows them: the own one, and others they may see. */
export function LiveResultsTab() {
  const id = idIn(useParams()['sessionId'])
  return id === null ? <PageState state="not-found" /> : <Followed key={id} id={id} />
}

function Followed({ id }: { id: number }) {
  const { t } = useTranslation('live')
  const viewer = useViewer()
  const { asked, session, water, now, gone } = useWater(sessionLiveResults, id)
  const { refetch } = asked
  useGoneBoats(
    session?.discarded,
    useCallback(() => void refetch(), [refetch]),
  )
  if (!session) return <Waiting for={asked} rows={6} part />
  const isUnderWay = session.state === 'live' || session.state === 'paused'
  const isControlled = isUnderWay || windowAt(session, now) !== 'over'
  return (
    <Stack>
      <Group justify="flex-end">
        {can(liveSession.access, viewer) && isControlled && (
          <Anchor component={Link} to={paths.liveSession(id)}>
            {t('toLive')}
          </Anchor>
        )}
        <SharePublicly sessionId={id} />
      </Group>
      {water.boats.length === 0 ? (
        <NoBoats />
      ) : (
        <Boats water={water} sportId={session.sport_id} now={now} gone={gone} />
      )}
    </Stack>
  )
}
