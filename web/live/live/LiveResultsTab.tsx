import { Group, Stack } from '@mantine/core'
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { sessionLiveResults } from '#contract/live/live.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { idIn } from '../../screens/screen.ts'
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
  const { asked, session, water, now, gone } = useWater(sessionLiveResults, id)
  const { refetch } = asked
  useGoneBoats(
    session?.discarded,
    useCallback(() => void refetch(), [refetch]),
  )
  if (!session) return <Waiting for={asked} rows={6} part />
  return (
    <Stack>
      <Group justify="flex-end">
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
