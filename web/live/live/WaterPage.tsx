import { Anchor, Stack, Text, Title } from '@mantine/core'
import { IconAntenna } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { liveWater, type LiveBoat } from '#contract/live/live.ts'
import { isSilent } from '#domain/live/fresh.ts'
import { participantsOf } from '#domain/live/participants.ts'
import { query } from '../../api/api.ts'
import { figure, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { LiveTabs } from '../public/open.ts'
import { BoatState } from './BoatState.tsx'
import { battery, heard, rate } from './measured-columns.ts'
import { useGoneBoats } from './use-gone-boats.ts'
import { useServerNow } from './use-server-now.ts'

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

/** What the list of the whole club says of a boat: whether it is well, not who is faster. */
const afloatList = list('live', 'columns', rows<LiveBoat, { now: number }>(), {
  id: 'live-water',
  title: ({ t }) => t('boats'),
  columns: {
    boat: text(({ name }) => name, {
      cell: (boat, { now }) => <NamedBoat {...{ boat, now }} oneLine />,
    }),
    distance: figure(
      ({ distance }) => distance,
      (distance, { format }) => format.distance(distance),
    ),
    rate: {
      ...rate,
      line: ({ stroke_rate }, { t, format }) =>
        t('atRate', { rate: format.number(stroke_rate, 1) }),
    },
    heard,
    battery,
  },
  rowKey: ({ recording_id }) => recording_id,
  sortable: false,
  columnChoice: false,
  phone: {
    head: (boat, { now }) => <NamedBoat boat={boat} now={now} />,
    line: ['distance', 'rate'],
  },
})

type NamedBoatProps = { boat: LiveBoat; now: number; oneLine?: boolean }

const NamedBoat = ({ boat, now, oneLine = false }: NamedBoatProps) => (
  <Stack gap={2} align="flex-start">
    <Text fw={600}>{boat.name}</Text>
    <BoatState boat={boat} silent={isSilent(boat, now)} oneLine={oneLine} />
  </Stack>
)

type BoatsOfSessionProps = { id: number; boats: readonly Afloat[]; now: number }

function BoatsOfSession({ id, boats, now }: BoatsOfSessionProps) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        <Anchor component={Link} to={paths.liveSession(id)} inherit>
          {boats[0]?.session_name}
        </Anchor>
      </Title>
      <ListTable of={afloatList} given={{ now }} rows={boats} />
    </Stack>
  )
}
