import { Button, Stack, Title, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { BOATS, boatById } from '#domain/constants/boats.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import { canManageLineUps } from '#domain/rules/crews.ts'
import { crews, type LineUp } from '#contract/boats/crews.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { day, figure, names, node, percent, text } from '../../list/columns.tsx'
import { find, oneFrom } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'
import { idOf } from '../../ui/use-list-state.ts'
import { listSeparator } from '../../format/punctuation.ts'
import { CrewForm } from './CrewForm.tsx'
import { LineUpActions } from './LineUpActions.tsx'

const membersOf = ({ members }: LineUp) => members.map(({ full_name }) => full_name)
const actions = (row: LineUp) => <LineUpActions row={row} />

type LineUpWords = {
  /** The boats that the club's sport has. */
  boats: readonly { id: number; key: string }[]
  canManage: boolean
}

const lineUpList = list('crews', 'list', rowsOf<LineUpWords>()(crews, { limit: 50 }), {
  id: 'line-ups',
  title: ({ t }) => t('list.title'),
  columns: {
    crew: text(({ name }) => name, { width: 160 }),
    class: text((row) => row.class),
    members: names(membersOf, { width: 360 }),
    gmt: percent(({ best_gmt }) => best_gmt, 1),
    sessions: figure(({ sessions }) => sessions, undefined, {
      line: ({ sessions }, { format }) => `${format.number(sessions)} ×`,
    }),
    distance: figure(
      ({ distance }) => distance,
      (distance, { format }) => format.longDistance(distance),
      {
        unit: ({ format }) => format.units.longDistance,
        line: ({ distance }, { format }) => format.distance(distance),
      },
    ),
    last: day(({ last_date }) => last_date),
    actions: node(actions),
  },
  sortedBy: '-sessions',
  columnChoice: false,
  phone: {
    head: (row) => (
      <>
        <Text fw={650}>{row.name}</Text>
        <Text size="sm">{membersOf(row).join(listSeparator())}</Text>
      </>
    ),
    line: ['class', 'gmt', 'sessions', 'distance'],
    end: actions,
  },
  filters: {
    search: find(({ t }) => t('list.search')),
    boat_type: {
      ...oneFrom(
        ({ t }) => t('list.boat'),
        ({ boats }) => boats.map(({ id, key }) => ({ value: String(id), label: key })),
        idOf,
      ),
      at: 'boat',
      pinned: true,
    },
  },
  any: ({ t }) => t('list.allBoats'),
  isPaged: true,
  empty: ({ t, canManage }) => ({
    icon: <IconRowingShell size={32} />,
    title: t('list.empty'),
    text: t(canManage ? 'list.emptyText' : 'list.emptyAthlete'),
  }),
  none: ({ t }) => ({
    icon: <IconRowingShell size={32} />,
    title: t('list.nothing'),
    text: t('list.nothingText'),
  }),
})

const PADDLED = BOATS.filter(({ sport }) => sport === 'paddling')
const ROWED = BOATS.filter(({ sport }) => sport !== 'paddling')

/** The club's line-ups; the address says which one is being made, changed or copied. */
export function CrewsPage() {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const edited = Number(search.get('edit')) || null
  const copied = Number(search.get('copy')) || null
  if (canManageLineUps(viewer) && (edited !== null || copied !== null || search.has('new')))
    return <CrewForm key={search.toString()} edited={edited} copied={copied} />
  return <LineUps />
}

function LineUps() {
  const { t } = useTranslation('crews')
  const viewer = useViewer()
  const canManage = canManageLineUps(viewer)
  const boats = isPaddling(viewer.club?.default_sport_id ?? 0) ? PADDLED : ROWED
  const make = canManage && (
    <Button component={Link} to={paths.crews({ new: '1' })} leftSection={<IconPlus size={18} />}>
      {t('list.new')}
    </Button>
  )
  return (
    <ListPage of={lineUpList} given={{ boats, canManage }} renderAction={() => make}>
      {(rows, table) =>
        [...Map.groupBy(rows, ({ boat_type }) => boat_type)].map(([type, own]) => (
          <Stack key={type} gap="xs" component="section" aria-labelledby={`boat-type-${type}`}>
            <Title order={2} id={`boat-type-${type}`}>
              {boatById(type)?.key}
            </Title>
            <DataTable {...table} rows={own} label={boatById(type)?.key ?? ''} />
          </Stack>
        ))
      }
    </ListPage>
  )
}
