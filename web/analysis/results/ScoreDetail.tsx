import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import type { ScoreField } from '#domain/constants/scores.ts'
import type { TimeClash } from '#domain/training/line-figures.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import { openModal } from '../../shell/modals.ts'
import { useMayEdit } from './LineValue.tsx'
import { PieceTable } from './PieceTable.tsx'
import { useSourceWords } from './SourcedValue.tsx'
import { SourceMark } from './SourceMark.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'

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
            : t('clash.piece', { piece: pieceName(piece), entered, recorded })}{' '}
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
