import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TrainingRecord } from '#contract/analysis/reports-training.ts'
import { day, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { ergoPieceLink } from './ergo-piece-list.tsx'
import { useRecordWords } from './use-record-words.ts'

type RecordWords = { words: ReturnType<typeof useRecordWords>; isOfOne: boolean }

const recordList = list('reports', 'records', rows<TrainingRecord, RecordWords>(), {
  id: 'report-records',
  title: ({ t }) => t('records.title'),
  columns: {
    athlete: text(({ name }) => name, { isShown: ({ isOfOne }) => !isOfOne }),
    what: text((record, { words }) => words.name(record)),
    value: text(({ value }) => value, {
      figure: true,
      cell: (record, { words }) => words.write(record, record.value),
    }),
    previous: text(({ previous }) => previous, {
      figure: true,
      cell: (record, { t, words }) =>
        record.previous === null ? t('records.first') : words.write(record, record.previous),
    }),
    date: day(({ date }) => date),
    session: text(({ session }, { t }) => session ?? t('records.test')),
  },
  headers: { athlete: ({ t }) => t('columns.athlete') },
  rowKey: ({ user_id, sport_id, boat_class, kind, span }) =>
    `${user_id} ${sport_id} ${boat_class} ${kind} ${span}`,
  sortedBy: '-date',
  columnChoice: false,
  href: ergoPieceLink,
})

type TrainingRecordsProps = {
  records: readonly TrainingRecord[]
  /** All are of one athlete, so that nobody is named. */
  isOfOne: boolean
}

/** What was better in these days than in the two years before, the latest first. */
export function TrainingRecords({ records, isOfOne }: TrainingRecordsProps) {
  const { t } = useTranslation('reports')
  const words = useRecordWords()
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('records.title')}
      </Title>
      {records.length === 0 ? (
        <Text c="dimmed">{t('records.none')}</Text>
      ) : (
        <ListTable
          of={recordList}
          given={{ words, isOfOne }}
          {...(isOfOne && { id: 'profile-records' })}
          rows={records}
        />
      )}
    </Stack>
  )
}
