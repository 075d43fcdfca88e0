import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { exercises } from '#contract/lookups.ts'
import { sessionScores, type SessionScores } from '#contract/scores.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { query } from '../api.ts'
import { lookup } from '../lookups/queries.ts'

/** What was entered for a session, and where values go. */
export const scoresQuery = (sessionId: number) => query(sessionScores, { params: { id: sessionId } })
export const scoresWithHistoryQuery = (sessionId: number) =>
  query(sessionScores, { params: { id: sessionId }, query: { include: 'history' } })

/**
 * "Piece 3", in the club's word for it; the exercise where sets are done, with its programme where several have it; "Whole session" for 0. What
 * the plan has lost says so.
 */
export function usePieceName({ pieces, programmes }: Pick<SessionScores, 'pieces' | 'programmes'>): (piece: number) => string {
  const { t } = useTranslation('scores')
  const strength = pieces.some(({ exercise_id }) => exercise_id !== null)
  const { data } = useQuery({ ...query(exercises), ...lookup, enabled: strength })
  return useCallback(
    (number) => {
      if (number === WHOLE_SESSION) return t('wholeSession')
      const laid = pieces.find(({ piece }) => piece === number)
      const name = data?.data.find(({ id }) => id === laid?.exercise_id)?.name ?? t('nth', { number })
      if (laid?.planned === false) return t('unplanned', { piece: name })
      const shared = pieces.some(
        ({ exercise_id, programme, planned }) => planned && exercise_id === laid?.exercise_id && programme !== laid?.programme,
      )
      const programme = programmes.find((one) => one.number === laid?.programme)
      return shared && programme ? `${name} · ${programme.name ?? t('programme', { number: String(programme.number) })}` : name
    },
    [pieces, programmes, data, t],
  )
}
