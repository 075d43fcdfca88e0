import { Radio, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LactateStep } from '#domain/performance-tests/step.ts'
import { useFormat } from '../../../format/format.ts'
import { sentences } from '../../../format/punctuation.ts'
import { MissingValue } from '../../../ui/MissingValue.tsx'
import table from '../../../ui/table/table.module.css'
import { TermMark, termOf } from '../../../ui/Term.tsx'
import { METHODS, thresholdsOf, type CurveThreshold, type Method } from './step-curve.ts'
import classes from './step-detail.module.css'

type StepThresholdsProps = {
  steps: readonly LactateStep[]
  method: Method
  onMethod: (method: Method) => void
}

const HOW = {
  linear: 'linearHow',
  exponential: 'exponentialHow',
  dmax: 'dmaxHow',
  modified: 'modifiedHow',
} as const

/** Both thresholds by each method; the one that is chosen moves picture and figures. */
export function StepThresholds({ steps, method, onMethod }: StepThresholdsProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const all = thresholdsOf(steps)
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('thresholds')}</Title>
      <div className={table.frame} role="group" aria-label={t('thresholds')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('method')}</Table.Th>
              <Table.Th scope="col" className={table.figure}>
                {t('first')}
              </Table.Th>
              <Table.Th scope="col" className={table.figure}>
                {t('second')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {METHODS.map((value) => {
              const own = all.filter((threshold) => threshold.method === value)
              const term = termOf(value)
              const label = t(`methods.${value}`)
              return (
                <Table.Tr
                  key={value}
                  className={value === method ? (classes.chosen ?? '') : ''}
                  onClick={() => onMethod(value)}
                >
                  <Table.Td>
                    <span className={classes.methodCell}>
                      <Radio
                        size="xs"
                        name="step-method"
                        label={label}
                        checked={value === method}
                        onChange={() => onMethod(value)}
                      />
                      {term && <TermMark term={term} label={label} />}
                    </span>
                  </Table.Td>
                  <Table.Td className={table.figure}>
                    {own.length > 1 ? (
                      <Threshold threshold={own[0]} />
                    ) : (
                      <MissingValue why={t('onlyOne')} />
                    )}
                  </Table.Td>
                  <Table.Td className={table.figure}>
                    <Threshold threshold={own.at(-1)} />
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </div>
      <Text size="xs" c="dimmed">
        {sentences([t('thresholdUnits', { beats: format.units.heartRate }), t(HOW[method])])}
      </Text>
    </Stack>
  )
}

/** The power of a threshold, with the heart rate there. */
function Threshold({ threshold }: { threshold: CurveThreshold | undefined }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const found = threshold?.found ?? null
  if (!found)
    return (
      <MissingValue why={t(`missing.${threshold?.lactate === null ? 'no_fit' : 'not_reached'}`)} />
    )
  return (
    <>
      <Text span fw={500}>
        {format.number(found.watts)}
      </Text>
      <span className={classes.beats}>{format.number(found.heart_rate)}</span>
    </>
  )
}
