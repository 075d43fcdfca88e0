import { Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SquadDetail, SquadMember } from '#contract/people/squads.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { SquadHealth } from './SquadHealth.tsx'
import { SquadPerson } from './SquadPeople.tsx'
import { useMetricName, useSquadColumns } from './use-squad-columns.tsx'
import ui from '../../ui/ui.module.css'

type Props = { people: readonly SquadMember[]; metric: SquadDetail['metric'] }

/** Shows the state of the athletes of a squad: attendance, load, health today. */
export function SquadTable({ people, metric }: Props) {
  const { t } = useTranslation('squads')
  const metricName = useMetricName(metric)
  const columns = useSquadColumns(metricName)
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

function PhoneRow({ person, metricName }: { person: SquadMember; metricName: string }) {
  const { t } = useTranslation('squads')
  const format = useFormat()
  const { figures } = person
  const load = opensPart('load', useViewer())
    ? ` · ${metricName} ${format.load(figures?.load)}`
    : ''
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <SquadPerson person={person} />
        <SquadHealth person={person} />
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {`${t('columns.attendance')} ${format.percent(figures?.attendance)}${load}`}
      </Text>
    </Stack>
  )
}
