import { upperFirst } from '@mantine/hooks'
import { Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { totalsOf, type Extent } from '#domain/time/structure.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import ui from '../../ui/ui.module.css'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { elapsed } from '../../ui/charts/time-series.ts'
import { pieceRows } from './piece-rows.ts'

/** The pieces as they are rowed, with the rest after each and the rate where one is planned. */
export function StructureTable({ structure }: { structure: PlanStructure }) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const plan = structureOf(structure)
  const rows = pieceRows(plan)
  const isRated = rows.some(({ rate }) => rate !== null)
  const totals = totalsOf(plan)
  const work = [
    totals.distance_m > 0 && format.distance(totals.distance_m),
    totals.work_s > 0 && elapsed(totals.work_s),
  ].filter(Boolean)
  if (rows.length === 0) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{t('plan.structure')}</Title>
      <ScrollRegion label={t('plan.structure')} className={ui.scroll}>
        <Table maw={560}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{upperFirst(t('words.piece', { ns: 'common' }))}</Table.Th>
              <Table.Th>
                {t('plan.distance')} / {t('plan.time')}
              </Table.Th>
              {isRated && <Table.Th ta="right">{t('plan.rate')}</Table.Th>}
              <Table.Th ta="right">{t('plan.rest')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ number, times, extents, rest_s, rate }) => (
              <Table.Tr key={number}>
                <Table.Td>{times > 1 ? `1–${times}` : number}</Table.Td>
                <Table.Td>
                  {extents.map((extent) => extentText(extent, format)).join(' + ')}
                </Table.Td>
                {isRated && (
                  <Table.Td ta="right">
                    {rate === null ? NO_DATA : format.strokeRate(rate, rate % 1 === 0 ? 0 : 1)}
                  </Table.Td>
                )}
                <Table.Td ta="right">{rest_s > 0 ? elapsed(rest_s) : NO_DATA}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Td>
                <Text inherit fw={650}>
                  {t('plan.total')}
                </Text>
              </Table.Td>
              <Table.Td>{work.join(' + ')}</Table.Td>
              {isRated && <Table.Td />}
              <Table.Td ta="right">{totals.rest_s > 0 ? elapsed(totals.rest_s) : NO_DATA}</Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </ScrollRegion>
    </Stack>
  )
}

const extentText = (extent: Extent, format: Format) =>
  'distance_m' in extent ? format.distance(extent.distance_m) : elapsed(extent.time_s)
