import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrainingRecord } from '#contract/analysis/reports-training.ts'
import { useFormat } from '../../format/format.ts'
import { sportsQuery } from '../../lookups/queries.ts'
import { useLengthWriter } from './use-length-writer.ts'

type Named = Pick<TrainingRecord, 'sport_id' | 'boat_class' | 'kind' | 'span'>

/** What a record is called, and how its value is written: a time, or a power. */
export function useRecordWords() {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const writeLength = useLengthWriter()
  const { data: sports } = useQuery(sportsQuery())
  return useMemo(() => {
    const names = new Map((sports?.data ?? []).map(({ id, name }) => [id, name]))
    return {
      name: ({ sport_id, boat_class, kind, span }: Named): string =>
        t(`records.${kind}`, {
          sport: [names.get(sport_id), boat_class].filter(Boolean).join(' '),
          length: writeLength({ by: kind === 'time' ? 'distance' : 'time', length: span }),
        }),
      write: ({ kind }: Pick<Named, 'kind'>, value: number): string =>
        kind === 'time' ? format.resultTime(value) : format.power(value),
    }
  }, [t, format, writeLength, sports])
}
