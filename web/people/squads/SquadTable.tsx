import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SquadDetail, SquadMember } from '#contract/people/squads.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useSquadRows, type SquadRow } from './squad-ratios.ts'
import { SquadHealth } from './SquadHealth.tsx'
import { SquadPerson } from './SquadPeople.tsx'
import { SquadRatio } from './SquadRatio.tsx'
import { useMetricName, useSquadColumns } from './use-squad-columns.tsx'
import ui from '../../ui/ui.module.css'

type SquadTableProps = {
  squadId: number
  people: readonly SquadMember[]
  metric: SquadDetail['metric']
}

const ROW_KEY = ({ user_id }: SquadRow) => String(user_id)

/** Shows the state of the athletes of a squad: attendance, load and its change, health today. */
export function SquadTable({ squadId, people, metric }: SquadTableProps) {
  const { t } = useTranslation('squads')
  const metricName = useMetricName(metric)
  const { rows, ratios } = useSquadRows(squadId, people)
  const columns = useSquadColumns({ metricName, ratios })
  return (
    <Stack gap="sm" component="section" aria-labelledby="squad-athletes">
      <Title order={3} size="h4" id="squad-athletes">
        {t('athletes')}
      </Title>
      <DataTable
        id="squad"
        label={t('athletes')}
        columns={columns}
        rows={rows}
        rowKey={ROW_KEY}
        sortedBy={{ key: 'name' }}
        columnChoice={false}
        renderPhoneRow={(person) => (
          <PhoneRow person={person} metricName={metricName} ratios={ratios} />
        )}
      />
      {ratios && (
        <Anchor component={Link} to={paths.trainingRatio({ squads: squadId })} py="xs" size="sm">
          {t('ratioLink')}
        </Anchor>
      )}
    </Stack>
  )
}

type PhoneRowProps = { person: SquadRow; metricName: string; ratios: boolean }

function PhoneRow({ person, metricName, ratios }: PhoneRowProps) {
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
      {ratios && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {t('columns.ratio')}
          </Text>
          <SquadRatio person={person} />
        </Group>
      )}
    </Stack>
  )
}
