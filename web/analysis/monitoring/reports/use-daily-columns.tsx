import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DailyAthlete } from '#contract/analysis/monitoring-reports.ts'
import { MORNING_FIELDS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../../format/format.ts'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { EpisodeMark } from './EpisodeMark.tsx'
import { ReadingCell } from './ReadingCell.tsx'

/** An athlete with the place the server gave them: what matters most comes first. */
export type PlacedAthlete = DailyAthlete & { place: number }

const readingOf = ({ readings }: DailyAthlete, field: MorningNumber) =>
  readings.find((reading) => reading.field === field)

/** Who, how they are, and a column for each number that is asked or was entered. */
export function useDailyColumns(
  fields: readonly MorningNumber[],
  day: string,
): readonly DataColumn<PlacedAthlete>[] {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return useMemo(
    () => [
      { key: 'name', header: t('daily.name'), value: ({ full_name }) => full_name },
      {
        key: 'state',
        header: t('daily.state'),
        value: ({ place }) => place,
        cell: (athlete) => <StateOf athlete={athlete} day={day} />,
      },
      ...fields.map((field): DataColumn<PlacedAthlete> => {
        const { unit, min, max } = MORNING_FIELDS[field]
        return {
          key: field,
          header: t(`fields.${field}`),
          figure: true,
          ...(unit === 'scale' && { unit: `${min}–${max}` }),
          ...(unit === 'ms' && { unit: 'ms' }),
          ...(unit === 'bpm' && { unit: '/min' }),
          value: (athlete) => readingOf(athlete, field)?.value ?? null,
          cell: (athlete) => {
            const reading = readingOf(athlete, field)
            return reading ? <ReadingCell reading={reading} /> : <NoValue />
          },
        }
      }),
      {
        key: 'readiness',
        header: t('daily.readiness'),
        unit: '1–5',
        figure: true,
        value: ({ readiness }) => readiness,
        cell: ({ readiness }) => (readiness === null ? <NoValue /> : format.number(readiness, 1)),
      },
    ],
    [fields, day, t, format],
  )
}

function NoValue() {
  const { t } = useTranslation('monitoring-reports')
  return (
    <Text component="span" c="dimmed" title={t('daily.noValue')}>
      –
    </Text>
  )
}

/** Ill or injured since when, not entered, or how they say they are. */
export function StateOf({ athlete, day }: { athlete: DailyAthlete; day: string }) {
  const { t } = useTranslation('monitoring-reports')
  const { entered, asked, health, episode } = athlete
  return (
    <>
      {!entered && (
        <Text component="span" size="sm" fw={asked ? 600 : 400}>
          {t(asked ? 'daily.notEntered' : 'daily.notAsked')}
        </Text>
      )}
      {episode && <EpisodeMark episode={episode} day={day} />}
      {entered && !episode && health !== null && (
        <Text component="span" size="sm" c="dimmed">
          {t(`health.${health}`)}
        </Text>
      )}
    </>
  )
}
