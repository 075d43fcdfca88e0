import { Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { clubDataLog, type LoggedStep } from '#contract/people/club-data-imports.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import classes from './club-data.module.css'
import { DataTabs } from './DataTabs.tsx'

/** Who took the data of the club along, or brought them in. */
export function LogPage() {
  const { t } = useTranslation('club-data')
  const asked = useQuery(query(clubDataLog))
  return (
    <Page title={t('title')} subtitle={t('subtitle')} tabs={<DataTabs />}>
      {asked.data ? <Steps steps={asked.data.data} /> : <Waiting for={asked} rows={6} />}
    </Page>
  )
}

function Steps({ steps }: { steps: readonly LoggedStep[] }) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  if (steps.length === 0) return <Text c="dimmed">{t('log.none')}</Text>
  return (
    <ScrollRegion label={t('tabs.log')} className={classes.table ?? ''}>
      <Table maw={860}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('log.at')}</Table.Th>
            <Table.Th>{t('log.what')}</Table.Th>
            <Table.Th>{t('log.who')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map(({ id, at, step, by }) => (
            <Table.Tr key={id}>
              <Table.Td>{format.dateTime(at)}</Table.Td>
              <Table.Td>{t(`log.steps.${step}`)}</Table.Td>
              <Table.Td>{by?.full_name ?? t('log.gone')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}
