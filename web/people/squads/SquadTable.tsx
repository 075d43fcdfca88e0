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
import { HealthMark } from '../../lookups/HealthMark.tsx'
import { useFormat } from '../../format/format.ts'
import { RatioStatus } from '../../lookups/RatioStatus.tsx'
import { Known } from '../../ui/Known.tsx'
import { useSquadRows, type SquadRow } from './squad-ratios.ts'
import { SquadPerson } from './SquadPeople.tsx'
import ui from '../../ui/ui.module.css'

/** How the load of the person changes: the figure and its word, or why there is none. */
function SquadRatio({ person: { ratio } }: { person: SquadRow }) {
  const { t } = useTranslation('squads')
  const format = useFormat()
  if (ratio === 'asked') return '…'
  if (ratio === 'failed' || ratio === 'unseen')
    return <Known text={null} why={t(ratio === 'failed' ? 'ratioFailed' : 'noRatio')} />
  return (
    <Group component="span" gap="xs">
      {ratio.ratio !== null && (
        <Text component="span" size="sm" className={ui.tabular}>
          {format.number(ratio.ratio, 2)}
        </Text>
      )}
      <RatioStatus {...ratio} />
    </Group>
  )
}

/** What the person said of today: ill, injured, fit, or nothing yet. */
function SquadHealth({ person: { figures } }: { person: SquadMember }) {
  const { t } = useTranslation('squads')
  const health = figures?.health ?? null
  if (health === null)
    return (
      <Text component="span" size="sm" c="dimmed">
        {t('noWord')}
      </Text>
    )
  return health.ill || health.injured ? <HealthMark {...health} /> : t('fit')
}

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
