import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScoreSource, SessionScores } from '#contract/analysis/result-entry.ts'
import type { ScoreField } from '#domain/constants/scores.ts'
import { useFormat } from '../../format/format.ts'
import { SourceMark } from './SourceMark.tsx'

const TIMES: readonly ScoreField[] = ['time', 'start', 'finish']

/** Formats a value as its field requires: times as times, everything else as numbers. */
export function useValueText(): (field: ScoreField, value: number) => string {
  const format = useFormat()
  return useCallback(
    (field, value) => {
      if (field === 'exercise_weight') return `${format.weightNumber(value)} ${format.units.weight}`
      return TIMES.includes(field)
        ? format.resultTime(value)
        : format.number(value, value % 1 === 0 ? 0 : 1)
    },
    [format],
  )
}

/** "Entered by Martin Seidel, Today 16:20", "Corrected by …, measured 6:41.2" */
export function useSourceWords(
  people: SessionScores['people'],
): (source: ScoreSource, field: ScoreField) => string {
  const { t } = useTranslation('results')
  const format = useFormat()
  const write = useValueText()
  return useCallback(
    (source, field) => {
      const name =
        people.find(({ user_id }) => user_id === source.by)?.full_name ?? t('history.somebody')
      const at = format.within.dateTime(source.at)
      const measured = source.measured ?? null
      return t(`sourceText.${source.kind}`, {
        name,
        at,
        value: measured === null ? '' : write(field, measured),
      })
    },
    [people, t, format, write],
  )
}

type SourcedValueProps = {
  text: string
  source: ScoreSource | null | undefined
  words: ReturnType<typeof useSourceWords>
  field: ScoreField
}

/** A figure with its source; a value that a device measured has a mark. */
export function SourcedValue({ text, source, words, field }: SourcedValueProps) {
  if (!source) return <>{text}</>
  const title = words(source, field)
  return (
    <span title={title}>
      {source.kind !== 'entered' && <SourceMark source={source.kind} iconOnly title={title} />}{' '}
      {text}
    </span>
  )
}
