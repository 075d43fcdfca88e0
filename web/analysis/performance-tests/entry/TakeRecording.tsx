import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { IconRipple } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { testRecordings, type TestRecording } from '#contract/analysis/performance-tests-days.ts'
import { activityDetail } from '#contract/recordings/activities.ts'
import { isDistanceKind, TEST_DISTANCES, type TestKind } from '#domain/performance-tests/kinds.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { takenFrom, type Taken } from './from-recording.ts'
import type { TestWords } from './use-test-words.ts'

type TakeRecordingProps = {
  kind: TestKind
  userId: number
  day: string
  words: TestWords
  onTake: (activityId: number, taken: Taken) => void
}

/** Fills a test from a recording of the ergometer, which is shown before it is taken. */
export function TakeRecording({ kind, userId, day, words, onTake }: TakeRecordingProps) {
  const { t } = useTranslation('test-entry')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<TestRecording | null>(null)
  const asked = useQuery({
    ...query(testRecordings, { query: { user_id: userId, day } }),
    enabled: open,
  })
  if (!open)
    return (
      <Group>
        <Button
          variant="default"
          leftSection={<IconRipple size={18} />}
          onClick={() => setOpen(true)}
        >
          {t('recording.open')}
        </Button>
      </Group>
    )
  const recordings = asked.data?.data.recordings
  if (!recordings) return <Waiting for={asked} part rows={3} />
  if (recordings.length === 0) return <Text c="dimmed">{t('recording.none')}</Text>
  return (
    <Stack gap="sm" role="group" aria-label={t('recording.open')}>
      {recordings.map((recording) => (
        <Group key={recording.id} gap="sm" justify="space-between">
          <Text size="sm">
            {[
              recording.start_time && format.dateTime(recording.start_time),
              recording.distance !== null && format.distance(recording.distance),
              t('recording.laps', { count: recording.laps }),
              recording.device,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Button
            variant="default"
            size="xs"
            aria-pressed={chosen?.id === recording.id}
            onClick={() => setChosen(recording)}
          >
            {t('recording.show')}
          </Button>
        </Group>
      ))}
      {chosen && (
        <Preview
          key={chosen.id}
          {...{ kind, words }}
          recording={chosen}
          onTake={(taken) => {
            onTake(chosen.id, taken)
            setOpen(false)
            setChosen(null)
          }}
        />
      )}
    </Stack>
  )
}

type PreviewProps = Pick<TakeRecordingProps, 'kind' | 'words'> & {
  recording: TestRecording
  onTake: (taken: Taken) => void
}

const FIELDS = ['time_s', 'watts', 'stroke_rate', 'heart_rate'] as const

function Preview({ kind, words, recording, onTake }: PreviewProps) {
  const { t } = useTranslation('test-entry')
  const format = useFormat()
  const split = isDistanceKind(kind) ? TEST_DISTANCES[kind].split : 500
  const asked = useQuery(query(activityDetail, { params: { id: recording.id }, query: { split } }))
  if (!asked.data) return <Waiting for={asked} part rows={4} />
  const { laps, splits } = asked.data.data
  const taken = takenFrom(kind, { recording, laps, splits })
  if (!taken) return <Text role="status">{t(`recording.unfit.${unfitOf(kind)}`)}</Text>
  return (
    <Stack gap="sm">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('words.lines.number')}</Table.Th>
            {FIELDS.map((field) => (
              <Table.Th key={field}>{words.field({ line: 1, field })}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {taken.lines.map((line, index) => (
            <Table.Tr key={index}>
              <Table.Td>{index + 1}</Table.Td>
              {FIELDS.map((field) => (
                <Table.Td key={field}>
                  {line[field] === null
                    ? '–'
                    : field === 'time_s'
                      ? format.resultTime(line[field])
                      : format.number(line[field], field === 'heart_rate' ? 0 : 1)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group>
        <Button onClick={() => onTake(taken)}>{t('recording.take')}</Button>
      </Group>
    </Stack>
  )
}

const unfitOf = (kind: TestKind) => (isDistanceKind(kind) ? 'distance' : 'laps')
