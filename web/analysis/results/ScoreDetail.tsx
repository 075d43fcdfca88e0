import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import type { Result, SessionScores, ScoreChange } from '#contract/analysis/result-entry.ts'
import type { ScoreField } from '#domain/constants/scores.ts'
import type { TimeClash } from '#domain/training/line-figures.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import { openModal } from '../../shell/modals.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { scoresWithHistoryQuery } from '../result-entry/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { colon, listSeparator, sentenceGap } from '../../format/punctuation.ts'
import { useMayEdit } from './LineValue.tsx'
import { PieceTable } from './PieceTable.tsx'
import { useSourceWords, useValueText } from './SourcedValue.tsx'
import { SourceMark } from './SourceMark.tsx'
import ui from '../../ui/ui.module.css'

/** What was changed in a result, newest first: who, when, from what to what. */
function ScoreHistory({ sessionId, resultId }: { sessionId: number; resultId: number }) {
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

type ScoreDetailProps = {
  sessionId: number
  scores: SessionScores
  result: Result
  clash: TimeClash | null
  /**
   * Chosen by the reader, who is taken there; false when it is merely shown beside its recording.
   */
  asked: boolean
}

/**
 * One entered result in full: every piece with its splits, where each value comes from, notes and
 * what was changed.
 */
export function ScoreDetail({ sessionId, scores, result, clash, asked }: ScoreDetailProps) {
  const { t } = useTranslation('results')
  const heading = useRef<HTMLHeadingElement>(null)
  const mayEdit = useMayEdit(scores)
  useEffect(() => {
    if (asked) heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [asked])
  const history = () =>
    openModal({
      title: t('history.title', { name: result.name }),
      size: 'lg',
      content: <ScoreHistory sessionId={sessionId} resultId={result.id} />,
    })
  const notes = [result.note, ...result.scores.map(({ note }) => note)].filter(
    (note) => note !== null,
  )
  return (
    <Stack gap="md" component="section" aria-label={result.name}>
      <Group justify="space-between">
        <Title order={2} ref={heading} style={{ scrollMarginTop: 72 }}>
          {result.name}
        </Title>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconHistory size={16} />}
          onClick={history}
        >
          {t('history.open')}
        </Button>
      </Group>
      <LastWord scores={scores} result={result} />
      {clash && mayEdit({ result }) && (
        <ClashNote sessionId={sessionId} scores={scores} result={result} clash={clash} />
      )}
      {!result.seen && (
        <Text c="dimmed" size="sm">
          {t('closedValues', { name: result.name })}
        </Text>
      )}
      <PieceTable scores={scores} result={result} />
      {notes.length > 0 && (
        <Stack gap={4}>
          <Title order={3}>{t('notes')}</Title>
          {notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

type ClashNoteProps = Pick<ScoreDetailProps, 'sessionId' | 'scores' | 'result'> & {
  clash: TimeClash
}

/** Shows both times, with a link to the sheet where the entered one can be corrected. */
function ClashNote({ sessionId, scores, result, clash: { piece, ...times } }: ClashNoteProps) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const pieceName = usePieceName(scores)
  const [entered, recorded] = [format.resultTime(times.entered), format.resultTime(times.recorded)]
  const by = result.crew_id === null ? undefined : 'crew'
  return (
    <Alert color="amber" icon={<IconAlertTriangle />} title={t('clash.title')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {piece === null
            ? t('clash.whole', { entered, recorded })
            : t('clash.piece', { piece: pieceName(piece), entered, recorded })}
          {sentenceGap()}
          {t('clash.text')}
        </Text>
        <Button variant="default" component={Link} to={paths.addResults(sessionId, { by })}>
          {t('clash.check')}
        </Button>
      </Stack>
    </Alert>
  )
}

/** Who said the newest of these values, and when. */
function LastWord({ scores, result }: Pick<ScoreDetailProps, 'scores' | 'result'>) {
  const wordsOf = useSourceWords(scores.people)
  const sources = result.scores.flatMap((score) => Object.entries(score.sources))
  const [newest] = sources.toSorted(([, one], [, other]) => other.at.localeCompare(one.at))
  if (!newest) return null
  const [field, source] = newest
  return <SourceMark source={source.kind} words={wordsOf(source, field as ScoreField)} />
}
