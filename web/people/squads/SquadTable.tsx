import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SquadDetail, SquadMember } from '#contract/people/squads.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { figure, percent, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useSquadRows, type SquadRow } from './squad-ratios.ts'
import { SquadHealth } from './SquadHealth.tsx'
import { SquadPerson } from './SquadPeople.tsx'
import { SquadRatio } from './SquadRatio.tsx'
import ui from '../../ui/ui.module.css'

const METRICS = ['ets', 'foster', 'trimp', 'rpe'] as const

type SquadWords = {
  metric: (typeof METRICS)[number]
  /** Whether loads, and how they change, are shown. */
  loads: boolean
  ratios: boolean
}

const squadList = list('squads', 'columns', rows<SquadRow, SquadWords>(), {
  id: 'squad',
  title: ({ t }) => t('athletes'),
  columns: {
    name: text(({ full_name }) => full_name, { cell: (person) => <SquadPerson person={person} /> }),
    attendance: percent(({ figures }) => figures?.attendance, 0, {
      unit: ({ t }) => t('columns.attendanceHint'),
    }),
    load: figure(
      ({ figures }) => figures?.load,
      (load, { format }) => format.load(load),
      {
        unit: ({ t, metric }) => t('columns.loadHint', { metric: t(`metrics.${metric}`) }),
        isShown: ({ loads }) => loads,
      },
    ),
    // The largest change of load comes first, as in the report on it.
    ratio: text(({ ratio }) => (typeof ratio === 'string' ? null : ratio.place), {
      cell: (person) => <SquadRatio person={person} />,
      unit: ({ t }) => t('columns.ratioHint'),
      isShown: ({ ratios }) => ratios,
    }),
    // Ill and injured people come first when sorted, those who have not said anything last.
    health: text(
      ({ figures }) =>
        figures?.health && 2 - Number(figures.health.ill) - Number(figures.health.injured),
      { cell: (person) => <SquadHealth person={person} /> },
    ),
  },
  rowKey: ({ user_id }) => user_id,
  sortedBy: 'name',
  columnChoice: false,
  phone: (person, { t, format, metric, loads, ratios }) => (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <SquadPerson person={person} />
        <SquadHealth person={person} />
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[
          `${t('columns.attendance')} ${format.percent(person.figures?.attendance)}`,
          ...(loads ? [`${t(`metrics.${metric}`)} ${format.load(person.figures?.load)}`] : []),
        ].join(' · ')}
      </Text>
      {ratios && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {t('columns.ratio')}
          </Text>
          <SquadRatio person={person} />
        </Group>
      )}
    </Stack>
  ),
})

type SquadTableProps = {
  squadId: number
  people: readonly SquadMember[]
  metric: SquadDetail['metric']
}

/** Shows the state of the athletes of a squad: attendance, load and its change, health today. */
export function SquadTable({ squadId, people, metric }: SquadTableProps) {
  const { t } = useTranslation('squads')
  const loads = opensPart('load', useViewer())
  const known = METRICS.find((key) => key === metric) ?? 'ets'
  const squad = useSquadRows(squadId, people)
  const { ratios } = squad
  return (
    <Stack gap="sm" component="section" aria-labelledby="squad-athletes">
      <Title order={3} size="h4" id="squad-athletes">
        {t('athletes')}
      </Title>
      <ListTable of={squadList} given={{ metric: known, loads, ratios }} rows={squad.rows} />
      {ratios && (
        <Anchor component={Link} to={paths.trainingRatio({ squads: squadId })} py="xs" size="sm">
          {t('ratioLink')}
        </Anchor>
      )}
    </Stack>
  )
}
