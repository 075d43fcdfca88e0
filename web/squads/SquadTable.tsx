import { Group, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SquadDetail, SquadMember } from '#contract/squads.ts'
import { HealthMark } from '../attendance/HealthMark.tsx'
import { useFormat } from '../format.ts'
import type { DataColumn } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { SquadPerson } from './SquadPeople.tsx'

type Props = { people: readonly SquadMember[]; metric: SquadDetail['metric'] }

const METRICS = ['ets', 'foster', 'trimp', 'rpe'] as const

/** How the athletes of a squad stand: attendance, load, health today. */
export function SquadTable({ people, metric }: Props) {
  const { t } = useTranslation('squads')
  const format = useFormat()
  const metricName = t(`metrics.${METRICS.find((key) => key === metric) ?? 'ets'}`)
  const columns = useMemo<DataColumn<SquadMember>[]>(
    () => [
      { key: 'name', header: t('columns.name'), value: NAME, cell: (person) => <SquadPerson person={person} /> },
      {
        key: 'attendance',
        header: t('columns.attendance'),
        unit: t('columns.attendanceHint'),
        figure: true,
        value: ({ figures }) => figures?.attendance ?? null,
        cell: ({ figures }) => format.percent(figures?.attendance),
      },
      {
        key: 'load',
        header: t('columns.load'),
        unit: t('columns.loadHint', { metric: metricName }),
        figure: true,
        value: ({ figures }) => figures?.load ?? null,
        cell: ({ figures }) => format.load(figures?.load),
      },
      { key: 'health', header: t('columns.health'), value: worry, cell: (person) => <Health person={person} /> },
    ],
    [t, format, metricName],
  )
  return (
    <Stack gap="sm" component="section" aria-labelledby="squad-athletes">
      <Title order={3} size="h4" id="squad-athletes">
        {t('athletes')}
      </Title>
      <DataTable
        id="squad"
        label={t('athletes')}
        columns={columns}
        rows={people}
        rowKey={({ user_id }) => String(user_id)}
        sortedBy={{ key: 'name' }}
        columnChoice={false}
        renderPhoneRow={(person) => <PhoneRow person={person} metricName={metricName} />}
      />
    </Stack>
  )
}

const NAME = (person: SquadMember) => person.full_name
/** Ill and injured first when sorted, those who have not said anything last. */
const worry = ({ figures }: SquadMember): number | null => {
  const health = figures?.health
  return health ? 2 - Number(health.ill) - Number(health.injured) : null
}

function Health({ person: { figures } }: { person: SquadMember }) {
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

function PhoneRow({ person, metricName }: { person: SquadMember; metricName: string }) {
  const { t } = useTranslation('squads')
  const format = useFormat()
  const { figures } = person
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <SquadPerson person={person} />
        <Health person={person} />
      </Group>
      <Text size="sm" c="dimmed" className="ui-tabular">
        {`${t('columns.attendance')} ${format.percent(figures?.attendance)} · ${metricName} ${format.load(figures?.load)}`}
      </Text>
    </Stack>
  )
}
