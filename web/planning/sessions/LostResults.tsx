import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionScores, type SessionScores } from '#contract/analysis/result-entry.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { serverNow } from '../../format/server-clock.ts'
import { query } from '../../api/api.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { useFormat } from '../../format/format.ts'
import { extentOf, usePieceName } from './use-piece-name.ts'
import { lostPieces } from './lost-results.ts'
import type { SessionDraft } from './session-draft.ts'
import { inBrackets, listSeparator } from '../../format/punctuation.ts'

type LostResultsProps = { saved: Session | null; draft: SessionDraft }

/**
 * Says what happens to results if the piece or exercise they were entered for is no longer planned,
 * or is another task.
 */
export function LostResults({ saved, draft }: LostResultsProps) {
  const [now] = useState(() => serverNow())
  const { data } = useQuery({
    ...query(sessionScores, { params: { id: saved?.id ?? 0 }, query: { entering: true } }),
    enabled: saved !== null && Date.parse(saved.start_date) < now,
  })
  return data ? (
    <Notice scores={data.data} planned={saved?.structure ?? null} draft={draft} />
  ) : null
}

function Notice({
  scores,
  planned,
  draft,
}: {
  scores: SessionScores
  planned: PlanStructure | null
  draft: SessionDraft
}) {
  const { t } = useTranslation('session-form')
  const nameOf = usePieceName(scores)
  const format = useFormat()
  /** "Piece 2 (1,500 m)": another one may have its place by now. */
  const named = (number: number) => {
    const extent = extentOf(
      format,
      scores.pieces.find(({ piece }) => piece === number),
    )
    return extent === null ? nameOf(number) : `${nameOf(number)}${inBrackets(extent)}`
  }
  const { gone, changed } = lostPieces(scores, planned, draft)
  const said = (key: 'gone' | 'changed', { pieces, results }: typeof gone) =>
    pieces.length > 0 && (
      <Text size="sm">
        {t(`lost.${key}`, { count: results, pieces: pieces.map(named).join(listSeparator()) })}
      </Text>
    )
  if (gone.pieces.length + changed.pieces.length === 0) return null
  return (
    <Alert color="amber" variant="light" role="status">
      {said('gone', gone)}
      {said('changed', changed)}
    </Alert>
  )
}
