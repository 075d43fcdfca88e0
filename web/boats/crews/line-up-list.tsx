import { Text } from '@mantine/core'
import { crews, type LineUp } from '#contract/boats/crews.ts'
import { day, figure, names, node, percent, text } from '../../list/columns.tsx'
import { find, oneFrom } from '../../list/filters.ts'
import { list, rowsOf } from '../../list/list.tsx'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'
import { idOf } from '../../ui/use-list-state.ts'
import { LineUpActions } from './LineUpActions.tsx'
import { listSeparator } from '../../format/punctuation.ts'

const membersOf = ({ members }: LineUp) => members.map(({ full_name }) => full_name)
const actions = (row: LineUp) => <LineUpActions row={row} />

type LineUpWords = {
  /** The boats that the club's sport has. */
  boats: readonly { id: number; key: string }[]
  canManage: boolean
}

export const lineUpList = list('crews', 'list', rowsOf<LineUpWords>()(crews, { limit: 50 }), {
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
