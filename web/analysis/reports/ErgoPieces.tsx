import { Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ergoPiecesCsv, exportErgoPieces, type ErgoPiece } from '#contract/analysis/reports-ergo.ts'
import { bestOfEach, equalKey, type Equal } from '#domain/training/equal-pieces.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { ergoPieceList } from './ergo-piece-list.tsx'
import { PieceFiles } from './PieceFiles.tsx'
import { useLengthWriter } from './use-length-writer.ts'
import { inBrackets, sentences } from '../../format/punctuation.ts'

const FILES = { workbook: exportErgoPieces, csv: ergoPiecesCsv } as const

type ErgoPiecesProps = {
  isOfOne: boolean
  equal: Equal
  equals: readonly (Equal & { number: number })[]
  /** Those over the chosen length, the latest first. */
  pieces: readonly ErgoPiece[]
  /** How many of all there are that only files have. */
  hidden: number
  count: number
  onChoose: (key: string | null) => void
}

/** The pieces over one length: each, or the best of each athlete. */
export function ErgoPieces(props: ErgoPiecesProps) {
  const { isOfOne, equal, equals, pieces, hidden, count, onChoose } = props
  const { t } = useTranslation('reports')
  const writeLength = useLengthWriter()
  const [search, change] = useSearchParam()
  const isBestOnly = !isOfOne && search.get('pieces') !== 'all'
  const shown = useMemo(
    () => (isBestOnly ? bestOfEach(equal, pieces) : pieces),
    [equal, pieces, isBestOnly],
  )
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <Select
          label={t('ergo.over')}
          w={160}
          allowDeselect={false}
          data={equals.map((one) => ({
            value: equalKey(one),
            label: `${writeLength(one)}${inBrackets(one.number)}`,
          }))}
          value={equalKey(equal)}
          onChange={onChoose}
        />
        {!isOfOne && (
          <SegmentedControl
            aria-label={t('ergo.show')}
            value={isBestOnly ? 'best' : 'all'}
            onChange={(next) => change({ pieces: next === 'all' ? next : null })}
            data={[
              { value: 'best', label: t('ergo.best') },
              { value: 'all', label: t('ergo.all') },
            ]}
          />
        )}
        <PieceFiles calls={FILES} />
      </Group>
      <Text size="sm" c="dimmed">
        {sentences([
          t('ergo.predictedWhy'),
          t('ergo.bestWhy'),
          t('ergo.weightWhy'),
          ...(hidden > 0 ? [t('pieces.latest', { number: count - hidden, count })] : []),
        ])}
      </Text>
      <ListTable
        of={ergoPieceList}
        given={{ isOfOne, by: equal.by }}
        {...(isOfOne && { id: 'profile-ergo-pieces' })}
        rows={shown}
        sortedBy={isOfOne ? LATEST_FIRST : fastestFirst(equal)}
      />
    </Stack>
  )
}

const LATEST_FIRST = { key: 'date', descending: true } as const
const fastestFirst = ({ by }: Equal) =>
  by === 'distance' ? { key: 'time' } : { key: 'distance', descending: true }
