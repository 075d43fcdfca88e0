import { Checkbox, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TestReport } from '#contract/analysis/performance-tests-reports.ts'
import type { TestLine } from '#contract/analysis/performance-tests.ts'
import {
  LINE_NUMBER_NAMES,
  LINE_NUMBERS,
  type LineNumber,
} from '#domain/performance-tests/fields.ts'
import { isDistanceKind, TEST_DISTANCES } from '#domain/performance-tests/kinds.ts'
import { ergoPaceOfWatts } from '#domain/time/pace.ts'
import { useFormat } from '../../../format/format.ts'
import { Known } from '../../../ui/Known.tsx'
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx'
import table from '../../../ui/table/table.module.css'
import { splitsOf } from './splits.ts'
import { inBrackets } from '../../../format/punctuation.ts'

type LinesTableProps = {
  report: TestReport
  /** Steps that are left out on the screen, and how to leave one out. */
  trial?: { leftOut: ReadonlySet<number>; toggle: (index: number) => void }
}

const UNITS: Partial<Record<LineNumber, string>> = {
  target_watts: 'W',
  watts: 'W',
  distance: 'm',
  lactate: 'mmol/L',
  vo2: 'L/min',
  vco2: 'L/min',
  ve: 'L/min',
}

/** The steps, splits or minutes of a test as they were entered, with the pace of each. */
export function LinesTable({ report, trial }: LinesTableProps) {
  const { t } = useTranslation('test-reports')
  const { title, heads, rows } = useLines(report)
  return (
    <ScrollRegion label={title} className={table.frame ?? ''}>
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{heads[0]}</Table.Th>
            {trial && <Table.Th scope="col">{t('lines.left_out')}</Table.Th>}
            {heads.slice(1).map((head) => (
              <Table.Th key={head} scope="col" className={table.figure}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([number, ...cells], index) => (
            <Table.Tr key={number}>
              <Table.Td>{number}</Table.Td>
              {trial && (
                <Table.Td>
                  <Checkbox
                    aria-label={t('leaveOut', { number: index + 1 })}
                    checked={trial.leftOut.has(index)}
                    onChange={() => trial.toggle(index)}
                  />
                </Table.Td>
              )}
              {cells.map((text, place) => (
                <Table.Td key={heads[place + 1]} className={table.figure}>
                  <Known text={text || null} why={t('missing.not_entered')} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

/** The lines of a test as texts, without columns in which nothing stands. */
export function useLines({ test }: TestReport) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const { kind, lines } = test
  const used = LINE_NUMBER_NAMES.filter((name) => lines.some((line) => line[name] !== null))
  const unitOf = (name: LineNumber): string | undefined => {
    if (name === 'heart_rate') return format.units.heartRate
    return name === 'stroke_rate' ? format.units.strokeRate : UNITS[name]
  }
  const write = (name: LineNumber, line: TestLine): string => {
    const value = line[name]
    if (value === null) return ''
    return name === 'time_s'
      ? format.resultTime(value)
      : format.number(value, LINE_NUMBERS[name].decimals)
  }
  const paces = isDistanceKind(kind)
    ? splitsOf(lines, TEST_DISTANCES[kind].split)
    : lines.map(({ watts, target_watts }) => ({
        pace: kind === 'step' ? ergoPaceOfWatts(watts ?? target_watts) : null,
        watts: null,
      }))
  const hasPace = paces.some(({ pace }) => pace !== null)
  const hasWatts = isDistanceKind(kind) && !used.includes('watts') && hasPace
  const number = isDistanceKind(kind)
    ? t('lines.split')
    : kind === 'step'
      ? t('lines.step')
      : t('lines.number')
  const titles = { step: t('stepsTitle'), vo2: t('minutesTitle') }
  return {
    title: kind === 'step' || kind === 'vo2' ? titles[kind] : t('splitsTitle'),
    heads: [
      number,
      ...used.map((name) => {
        const unit = unitOf(name)
        return unit === undefined ? t(`lines.${name}`) : `${t(`lines.${name}`)}${inBrackets(unit)}`
      }),
      ...(hasPace ? [t('pace') + inBrackets('/500 m')] : []),
      ...(hasWatts ? [t('power') + inBrackets('W')] : []),
    ],
    rows: lines.map((line, index) => [
      format.number(index + 1),
      ...used.map((name) => write(name, line)),
      ...(hasPace ? [format.paceNumber(paces[index]?.pace ?? null)] : []),
      ...(hasWatts ? [format.number(paces[index]?.watts ?? null)] : []),
    ]),
  }
}
