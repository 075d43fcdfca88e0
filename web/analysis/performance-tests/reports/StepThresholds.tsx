import { Stack, Table, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import type { LactateStep } from '#domain/performance-tests/step.ts'
import { ergoPaceOfWatts } from '#domain/time/pace.ts'
import { useFormat } from '../../../format/format.ts'
import { Known } from '../../../ui/Known.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import table from '../../../ui/table/table.module.css'
import { thresholdsOf } from './step-curve.ts'

type StepThresholdsProps = { report: TestReport; steps: readonly LactateStep[] }

/** The thresholds of all methods beside each other, each under the name of its method. */
export function StepThresholds({ report, steps }: StepThresholdsProps) {
  const { t } = useTranslation('test-reports')
  const { heads, rows } = useThresholds({ report, steps })
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('thresholds')}</Title>
      <ScrollRegion label={t('thresholds')} className={table.frame ?? ''}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head, place) => (
                <Table.Th key={head} scope="col" className={place > 1 ? table.figure : ''}>
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, cells }) => (
              <Table.Tr key={key}>
                {cells.map(({ text, why }, place) => (
                  <Table.Td key={heads[place]} className={place > 1 ? table.figure : ''}>
                    <Known text={text} why={why} />
                    {text === null && place === 2 && ` ${why}`}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </Stack>
  )
}

type Cell = { text: string | null; why: string }

/** The same as texts; a cell without one says why. */
function useThresholds({ report, steps }: StepThresholdsProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { weight } = report.test
  const noWeight = t(`missing.${report.is_weight_hidden ? 'weight_hidden' : 'weight_missing'}`)
  const rows = thresholdsOf(steps).map(({ method, lactate, found }) => {
    const lost = t(`missing.${lactate === null ? 'no_fit' : 'not_reached'}`)
    const cell = (text: string | null, why = lost): Cell => ({
      text: found ? text : null,
      why: found ? why : lost,
    })
    const watts = found?.watts ?? null
    const pace = ergoPaceOfWatts(watts)
    const beats = found?.heart_rate ?? null
    const perKilogram = watts === null || weight === null ? null : watts / weight
    return {
      key: `${method}-${lactate}`,
      cells: [
        { text: t(`methods.${method}`), why: '' },
        {
          text: lactate === null ? t('farthest') : t('mmol', { value: lactate }),
          why: '',
        },
        cell(watts === null ? null : format.number(watts)),
        cell(beats === null ? null : format.number(beats), t('missing.no_heart_rate')),
        cell(pace === null ? null : format.paceNumber(pace)),
        cell(perKilogram === null ? null : format.number(perKilogram, 2), noWeight),
        cell(found && format.number(found.lactate, 1)),
      ],
    }
  })
  const heads = [
    t('method'),
    t('at'),
    `${t('power')} (W)`,
    `${t('heartRate')} (${format.units.heartRate})`,
    `${t('pace')} (/500 m)`,
    'W/kg',
    `${t('lactate')} (mmol/L)`,
  ]
  return { heads, rows }
}
