import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ScoreChange, SessionScores } from '#contract/analysis/result-entry.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { scoresWithHistoryQuery } from '../result-entry/open.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useValueText } from './SourcedValue.tsx'
import ui from '../../ui/ui.module.css'
import { colon, listSeparator } from '../../format/punctuation.ts'

/** What was changed in a result, newest first: who, when, from what to what. */
export function ScoreHistory({ sessionId, resultId }: { sessionId: number; resultId: number }) {
  const { t } = useTranslation('results')
  const asked = useQuery(scoresWithHistoryQuery(sessionId))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={5} part />
  const changes = data.data.results.find(({ id }) => id === resultId)?.history ?? []
  if (changes.length === 0) return <Text c="dimmed">{t('history.none')}</Text>
  // Values stored together were entered together.
  const strokes = [
    ...Map.groupBy(
      changes,
      ({ changed_by, changed_at }) => `${changed_at} ${changed_by ?? ''}`,
    ).entries(),
  ]
  return (
    <Stack gap="lg" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
      {strokes.map(([key, together]) => (
        <Stroke key={key} changes={together} scores={data.data} />
      ))}
    </Stack>
  )
}

type StrokeProps = { changes: readonly ScoreChange[]; scores: SessionScores }

/** The changes that one person stored at the same time. */
function Stroke({ changes, scores }: StrokeProps) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const write = useValueText()
  const pieceName = usePieceName(scores)
  const [first] = changes
  if (!first) return null
  const written = (field: ScoreChange['field'], value: string | null) =>
    value === null ? NO_DATA : field === 'note' ? value : write(field, Number(value))
  const placeOf = ({ piece, part, number, field }: ScoreChange) =>
    [
      pieceName(piece),
      part === 'piece' ? '' : t(`parts.${part}`, { number }),
      field === 'exercise_id' ? '' : t(`fields.${field}`, { ns: 'scores' }),
    ].filter(Boolean)
  const lineOf = (change: ScoreChange) => {
    const { field, before, after } = change
    const place = placeOf(change).join(listSeparator())
    return `${place}${colon()}${written(field, before)} → ${written(field, after)}`
  }
  return (
    <Stack gap={2} component="li">
      <Text size="sm" c="dimmed">
        {[first.changed_by ?? t('history.somebody'), format.dateTime(first.changed_at)].join(' · ')}
      </Text>
      {changes.toReversed().map((change) => (
        <Text key={change.id} className={ui.tabular}>
          {lineOf(change)}
        </Text>
      ))}
    </Stack>
  )
}
