import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type {
  DailyAthlete,
  MorningReading,
  dailyMornings,
} from '#contract/analysis/monitoring-reports.ts'
import { attentionOf } from '#domain/monitoring/daily.ts'
import { MORNING_FIELDS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { HISTORY_DAYS } from '#domain/monitoring/baselines.ts'
import { isNoted, notedOf } from '#domain/monitoring/noted.ts'
import { addDays } from '#domain/time/week.ts'
import type { Reply } from '#contract/endpoint.ts'
import { useFormat } from '../../../format/format.ts'
import { NO_DATA } from '../../../format/no-data.ts'
import { HealthMark } from '../../../lookups/HealthMark.tsx'
import type { AttentionHead, AttentionRow } from '../../../ui/AttentionList.tsx'
import { Spark } from '../../../ui/Spark.tsx'
import { termOf } from '../../../ui/Term.tsx'
import { useReadingWords } from './use-reading-words.ts'
import classes from './monitoring-reports.module.css'

export type Daily = Reply<typeof dailyMornings>['data']

/** Why a value is to be noted, in a few words: "Slept 5:20", "Mood 2 of 5". */
function useReasonWords(): (reading: MorningReading) => string {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { write } = useReadingWords()
  return ({ field, value, level, rule, difference }) => {
    const name = t(`fields.${field}`)
    switch (rule) {
      case 'own-mean':
        return t((difference ?? 0) < 0 ? 'reason.below' : 'reason.above', {
          field: name,
          difference: format.number(Math.abs(difference ?? 0)),
        })
      case 'own-range':
        return t(level === 'red' ? 'reason.own-range.red' : 'reason.own-range.amber')
      case 'own-week':
        return t('reason.own-week', { percent: format.percent(Math.abs(difference ?? 0), 1) })
      case 'temperature':
        return t('reason.value', { field: name, value: write(field, value) })
      case 'sleep':
        return t('reason.sleep', { value: write(field, value) })
      case 'scale':
        return t('reason.scale', {
          field: name,
          value: write(field, value),
          max: format.number(MORNING_FIELDS[field].max),
        })
    }
  }
}

/** Since when somebody is ill or injured and why, in one line. */
function useSinceWords(): (episode: NonNullable<DailyAthlete['episode']>, day: string) => string {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return ({ first, reasons }, day) => {
    const since =
      first <= addDays(day, -HISTORY_DAYS)
        ? t('daily.sinceLong')
        : t('daily.since', { day: format.within.day(first) })
    const why = reasons.map((reason) => t(`healthReasons.${reason}`))
    return [since, ...why].join(' · ')
  }
}

/** The values that stand beside the reason; an open row has all of them. */
const COLUMNS = ['waking_hr', 'hrv_rmssd', 'sleep_time', 'perceived_shape'] as const
const WIDTHS: Partial<Record<MorningNumber, number>> = { waking_hr: 92, hrv_rmssd: 104 }
const COURSE = 'course'

/** The rows of a morning: who, why, and the values one looks at first. */
export function useDailyRows({ day, fields }: Pick<Daily, 'day' | 'fields'>) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const reasonOf = useReasonWords()
  const sinceOf = useSinceWords()
  const { write } = useReadingWords()
  const columns = COLUMNS.filter((field) => fields.includes(field))
  const unitOf = (field: MorningNumber) => {
    const { unit } = MORNING_FIELDS[field]
    if (unit === 'bpm') return format.units.heartRate
    return unit === 'ms' ? 'ms' : unit === 'min' ? 'h' : undefined
  }
  const heads: readonly AttentionHead[] = [
    { key: COURSE, label: t('daily.days'), width: 96 },
    ...columns.map((field): AttentionHead => {
      const unit = unitOf(field)
      return {
        key: field,
        label:
          field === 'waking_hr'
            ? t('daily.pulse')
            : field === 'hrv_rmssd'
              ? t('daily.hrv')
              : t(`fields.${field}`),
        ...(unit !== undefined && { unit }),
        width: WIDTHS[field] ?? 68,
        term: termOf(field),
      }
    }),
  ]
  const valueOf = (reading: MorningReading | undefined) => {
    if (!reading) return NO_DATA
    const { field, value, mean, level } = reading
    const written = write(field, value)
    if (mean === null || MORNING_FIELDS[field].unit === 'scale') return written
    const apart = Math.round(value - mean)
    return (
      <>
        {written}
        <Text span size="xs" className={classes.apart} data-level={level}>
          {`${apart > 0 ? '+' : apart < 0 ? '−' : ''}${format.number(Math.abs(apart))}`}
        </Text>
      </>
    )
  }
  const rowOf = (athlete: DailyAthlete): AttentionRow => {
    const { user_id, full_name, squads, episode, readings, entered, pulse } = athlete
    const needsWord = attentionOf(athlete) === 'word'
    const reasons = [
      ...(episode ? [sinceOf(episode, day)] : []),
      ...(notedOf(readings)?.readings ?? []).map(reasonOf),
      ...(entered ? [] : [t('daily.notEntered')]),
    ]
    const [first, ...others] = reasons
    const heart = readings.find(({ field }) => field === 'waking_hr')
    const course = pulse && (
      <Spark
        label={t('daily.pulseCourse', { name: full_name })}
        values={pulse.values}
        usual={pulse.high}
        isNoted={heart !== undefined && isNoted(heart)}
      />
    )
    return {
      key: String(user_id),
      tone: needsWord ? 'red' : attentionOf(athlete) === 'watch' ? 'amber' : 'fine',
      name: full_name,
      ...(needsWord && squads.length > 0 && { note: squads.join(' · ') }),
      ...(episode && { mark: <HealthMark {...episode} /> }),
      ...(needsWord
        ? { reason: first ?? '', more: others.join(' · ') }
        : { reason: reasons.join(' · ') }),
      cells: [
        course,
        ...columns.map((name) => valueOf(readings.find(({ field }) => field === name))),
      ],
    }
  }
  return { heads: { name: t('daily.name'), why: t('daily.why'), cells: heads }, rowOf }
}
