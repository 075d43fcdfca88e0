import { Group, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportGmtPieces, gmtPieces, gmtPiecesCsv } from '#contract/analysis/reports.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { useAskedReport } from './asked-report.ts'
import { medalPieceList } from './medal-piece-list.tsx'
import { PieceFiles } from './PieceFiles.tsx'
import { Unfolding } from './Unfolding.tsx'

const FILES = { workbook: exportGmtPieces, csv: gmtPiecesCsv } as const

/** The pieces behind the percents, each with the gold medal time it is measured by. */
export function MedalPieces() {
  const { t } = useTranslation('reports')
  return (
    <Unfolding title={t('gmtPieces.title')} show={t('pieces.show')}>
      <PieceList />
    </Unfolding>
  )
}

function PieceList() {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { against: _against, ...asked } = useAskedReport().query
  const found = useQuery({
    ...query(gmtPieces, { query: asked }),
    placeholderData: keepPreviousData,
  })
  if (!found.data) return <Waiting for={found} rows={5} />
  const { pieces, count, as_of } = found.data.data
  if (count === 0) return <Text size="sm">{t('missing.pieces')}</Text>
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <PieceFiles calls={FILES} />
      </Group>
      <Text size="sm" c="dimmed">
        {[
          `${t('gmtPieces.as_of')} ${format.dayOfMonth(as_of)}`,
          ...(count > pieces.length ? [t('pieces.latest', { number: pieces.length, count })] : []),
        ].join(' · ')}
      </Text>
      <ListTable of={medalPieceList} rows={pieces} />
    </Stack>
  )
}
