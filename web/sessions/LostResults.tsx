import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/scores.ts'
import type { Session } from '#contract/sessions.ts'
import { scoresQuery, usePieceName } from '../scores/queries.ts'
import { lostPieces } from './lost-results.ts'
import type { SessionDraft } from './session-draft.ts'

type Props = { saved: Session | null; draft: SessionDraft }

/** What becomes of results when the piece or exercise they were entered for is planned no more. */
export function LostResults({ saved, draft }: Props) {
  const [now] = useState(() => Date.now())
  const { data } = useQuery({ ...scoresQuery(saved?.id ?? 0), enabled: saved !== null && Date.parse(saved.start_date) < now })
  return data ? <Notice scores={data.data} draft={draft} /> : null
}

function Notice({ scores, draft }: { scores: SessionScores; draft: SessionDraft }) {
  const { t } = useTranslation('session-form')
  const nameOf = usePieceName(scores)
  const lost = lostPieces(scores, draft)
  if (lost.length === 0) return null
  const pieces = lost.map(nameOf).join(', ')
  return (
    <Alert color="amber" variant="light" role="status">
      {scores.programmes.length > 0 ? t('lost.exercises', { pieces }) : t('lost.pieces', { pieces })}
    </Alert>
  )
}
