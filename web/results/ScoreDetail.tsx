import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result, SessionScores } from '#contract/scores.ts'
import type { ScoreField } from '#domain/constants/scores.ts'
import { openModal } from '../shell/modals.ts'
import { PieceTable } from './PieceTable.tsx'
import { useSourceWords } from './SourcedValue.tsx'
import { SourceMark } from './SourceMark.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'

type Props = { sessionId: number; scores: SessionScores; result: Result }
/** One entered result in full: every piece with its splits, where each value comes from, notes and what was changed. */
export function ScoreDetail({ sessionId, scores, result }: Props) {
  const { t } = useTranslation('results')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }), [])
  const history = () =>
    openModal({
      title: t('history.title', { name: result.name }),
      size: 'lg',
      content: <ScoreHistory sessionId={sessionId} resultId={result.id} />,
    })
  const notes = [result.note, ...result.scores.map(({ note }) => note)].filter((note) => note !== null)
  return (
    <Stack gap="md" component="section" aria-label={result.name}>
      <Group justify="space-between">
        <Title order={2} ref={heading} style={{ scrollMarginTop: 72 }}>
          {result.name}
        </Title>
        <Button variant="default" size="xs" leftSection={<IconHistory size={16} />} onClick={history}>
          {t('history.open')}
        </Button>
      </Group>
      <LastWord scores={scores} result={result} />
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

/** Who said the newest of these values, and when. */
function LastWord({ scores, result }: Omit<Props, 'sessionId'>) {
  const told = useSourceWords(scores.people)
  const sources = result.scores.flatMap((score) => Object.entries(score.sources))
  const [newest] = sources.toSorted(([, one], [, other]) => other.at.localeCompare(one.at))
  if (!newest) return null
  const [field, source] = newest
  return <SourceMark source={source.kind} words={told(source, field as ScoreField)} />
}
