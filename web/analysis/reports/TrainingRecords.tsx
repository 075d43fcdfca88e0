import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrainingRecord } from '#contract/analysis/reports-training.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ergoPieceLink } from './use-ergo-columns.tsx'
import { useRecordWords } from './use-record-words.ts'

type TrainingRecordsProps = {
  records: readonly TrainingRecord[]
  /** All are of one athlete, so that nobody is named. */
  isOfOne: boolean
}

/** What was better in these days than in the two years before, the latest first. */
export function TrainingRecords({ records, isOfOne }: TrainingRecordsProps) {
  const { t } = useTranslation('reports')
  const columns = useRecordColumns(isOfOne)
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('records.title')}
      </Title>
      {records.length === 0 ? (
        <Text c="dimmed">{t('records.none')}</Text>
      ) : (
        <DataTable
          id={isOfOne ? 'profile-records' : 'report-records'}
          label={t('records.title')}
          columns={columns}
          rows={records}
          rowKey={RECORD_KEY}
          sortedBy={LATEST_FIRST}
          columnChoice={false}
          href={RECORD_LINK}
        />
      )}
    </Stack>
  )
}

const RECORD_KEY = ({ user_id, sport_id, kind, span }: TrainingRecord) =>
  `${user_id} ${sport_id} ${kind} ${span}`
const RECORD_LINK = ergoPieceLink
const LATEST_FIRST = { key: 'date', descending: true } as const

function useRecordColumns(isOfOne: boolean): readonly DataColumn<TrainingRecord>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const words = useRecordWords()
  return useMemo(() => {
    const athlete: DataColumn<TrainingRecord> = {
      key: 'athlete',
      header: t('columns.athlete'),
      value: ({ name }) => name,
    }
    return [
      ...(isOfOne ? [] : [athlete]),
      { key: 'what', header: t('records.what'), value: words.name },
      {
        key: 'value',
        header: t('records.value'),
        figure: true,
        value: ({ value }) => value,
        cell: (record) => words.write(record, record.value),
      },
      {
        key: 'previous',
        header: t('records.previous'),
        figure: true,
        value: ({ previous }) => previous,
        cell: (record) =>
          record.previous === null ? t('records.first') : words.write(record, record.previous),
      },
      {
        key: 'date',
        header: t('records.date'),
        value: ({ date }) => date,
        cell: ({ date }) => format.day(date),
      },
      {
        key: 'session',
        header: t('records.session'),
        value: ({ session }) => session ?? t('records.test'),
      },
    ]
  }, [t, format, words, isOfOne])
}
