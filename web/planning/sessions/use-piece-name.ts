import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { exercises } from '#contract/lookups.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { placeInPlan } from '#domain/training/score-layout.ts'
import { query } from '../../api/api.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { lookup } from '../../lookups/queries.ts'

/**
 * "Piece 3", in the club's word for it, by its place in the plan; the exercise where sets are done,
 * with its programme where several have it;
 * "Whole session" for 0. What the plan has lost says so, and what it was.
 */
export function usePieceName({
  pieces,
  programmes,
}: Pick<SessionScores, 'pieces' | 'programmes'>): (piece: number) => string {
  const { t } = useTranslation('scores')
  const format = useFormat()
  const strength = pieces.some(({ exercise_id }) => exercise_id !== null)
  const { data } = useQuery({ ...query(exercises), ...lookup, enabled: strength })
  return useCallback(
    (number) => {
      if (number === WHOLE_SESSION) return t('wholeSession')
      const laid = pieces.find(({ piece }) => piece === number)
      const exercise = data?.data.find(({ id }) => id === laid?.exercise_id)?.name
      const place = placeInPlan(pieces, number)
      if (place === null)
        return t('unplanned', { piece: exercise ?? extentOf(format, laid) ?? t('nth', { number }) })
      const name = exercise ?? t('nth', { number: place })
      const shared = pieces.some(
        ({ exercise_id, programme, planned }) =>
          planned && exercise_id === laid?.exercise_id && programme !== laid?.programme,
      )
      const programme = programmes.find((one) => one.number === laid?.programme)
      return shared && programme
        ? `${name} · ${programme.name ?? t('programme', { number: String(programme.number) })}`
        : name
    },
    [pieces, programmes, data, format, t],
  )
}

/** How far or how long it is to be. */
export function extentOf(
  format: Format,
  laid: SessionScores['pieces'][number] | undefined,
): string | null {
  if (!laid) return null
  if (laid.planned_distance !== null) return format.distance(laid.planned_distance)
  return laid.planned_time === null ? null : format.resultTime(laid.planned_time)
}
