import { Anchor, Stack, Title } from '@mantine/core'
import { IconAntenna } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { liveWater } from '#contract/live/live.ts'
import { participantsOf } from '#domain/live/participants.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { LiveTabs } from './LiveTabs.tsx'
import { useGoneBoats } from './use-gone-boats.ts'
import { useServerNow } from './use-server-now.ts'
import { BoatAfloat, useWaterColumns } from './water-columns.tsx'

type Afloat = Reply<typeof liveWater>['data']['boats'][number]

/** So often it is asked who is on the water. */
const ASK_MS = 5_000

/** Every boat of the club that records now, by its session. */
export function WaterPage() {
  const { t } = useTranslation('live')
  const asked = useQuery({ ...query(liveWater), refetchInterval: ASK_MS, staleTime: 0 })
  const found = asked.data?.data
  const { now } = useServerNow({ said: found?.now, heardAt: asked.dataUpdatedAt })
  const { refetch } = asked
  useGoneBoats(
    found?.discarded,
    useCallback(() => void refetch(), [refetch]),
  )
  // Who records in two sports at once is there once, in the one that is heard of.
  const sessions = useMemo(() => {
    const boats = participantsOf(found?.boats ?? []).map(({ shown }) => shown)
    return [...Map.groupBy(boats, ({ session_id }) => session_id)]
  }, [found])
  return (
    <Page title={t('title')} subtitle={t('waterLead')} tabs={<LiveTabs />}>
      {!found ? (
        <Waiting for={asked} rows={6} />
      ) : sessions.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconAntenna size={32} />}
          title={t('nobodyAfloat')}
          text={t('nobodyAfloatText')}
        />
      ) : (
        sessions.map(([id, boats]) => <BoatsOfSession key={id} id={id} boats={boats} now={now} />)
      )}
    </Page>
  )
}

type BoatsOfSessionProps = { id: number; boats: readonly Afloat[]; now: number }

function BoatsOfSession({ id, boats, now }: BoatsOfSessionProps) {
  const { t } = useTranslation('live')
  const columns = useWaterColumns(now)
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        <Anchor component={Link} to={paths.liveSession(id)} inherit>
          {boats[0]?.session_name}
        </Anchor>
      </Title>
      <DataTable
        id="live-water"
        label={t('boats')}
        columns={columns}
        rows={boats}
        rowKey={({ recording_id }) => String(recording_id)}
        sortable={false}
        columnChoice={false}
        renderPhoneRow={(boat) => <BoatAfloat boat={boat} now={now} />}
      />
    </Stack>
  )
}
