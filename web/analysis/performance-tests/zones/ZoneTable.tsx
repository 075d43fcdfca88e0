import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TestZones } from '#contract/analysis/performance-tests-zones.ts'
import { useFormat } from '../../../format/format.ts'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import table from '../../../ui/table/table.module.css'
import { zoneRows } from './zone-rows.ts'

type ZoneTableProps = Pick<TestZones, 'present'> & { proposed: NonNullable<TestZones['proposed']> }

/** Zone by zone what is now, what is proposed, and up to which power. */
export function ZoneTable({ present, proposed }: ZoneTableProps) {
  const { t } = useTranslation('test-files')
  const format = useFormat()
  const span = (from: number | null, to: number | null) =>
    from === null ? '–' : to === null ? t('zones.from', { from }) : `${from}–${to}`
  return (
    <ScrollRegion label={t('zones.title')} className={table.frame ?? ''}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('zones.zone')}</Table.Th>
            <Table.Th ta="right">{t('zones.present')}</Table.Th>
            <Table.Th ta="right">{t('zones.proposed')}</Table.Th>
            <Table.Th ta="right">{t('zones.watts')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {zoneRows(present?.bounds ?? null, proposed).map(({ zone, now, next, watts }) => (
            <Table.Tr key={zone}>
              <Table.Th scope="row">{zone}</Table.Th>
              <Table.Td ta="right">{span(now.from, now.to)}</Table.Td>
              <Table.Td ta="right">{span(next.from, next.to)}</Table.Td>
              <Table.Td ta="right">
                {watts === null
                  ? '–'
                  : t('zones.upTo', { watts: format.number(Math.round(watts)) })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}
