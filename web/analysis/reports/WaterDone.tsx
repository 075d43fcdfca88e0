import { Group, Select, Stack, Text, Title } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { exportWaterPieces, waterPieces, waterPiecesCsv } from '#contract/analysis/reports-water.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { equalKey, equalOf, equalsOf } from '#domain/training/equal-pieces.ts'
import { sentences } from '../../format/punctuation.ts'
import { query } from '../../api/api.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useAskedReport } from './asked-report.ts'
import { PaceAtRate } from './PaceAtRate.tsx'
import { PieceFiles } from './PieceFiles.tsx'
import { useLengthWriter } from './use-length-writer.ts'
import { waterPieceList } from './water-piece-list.tsx'
import { WaterBests } from './WaterBests.tsx'

const FILES = { workbook: exportWaterPieces, csv: waterPiecesCsv } as const
const EVERYTHING = 'all'
/** How an address writes a class; that of a boat nobody knows is empty. */
const boatOf = (name: string) => name || 'unknown'

/** The pieces behind the figures, by boat class and length, and their pace at a stroke rate. */
export function WaterDone() {
  const { t } = useTranslation('reports')
  const { against: _against, ...asked } = useAskedReport().query
  const [search, change] = useSearchParam()
  const boat = search.get('boat') ?? EVERYTHING
  const over = search.get('over') ?? EVERYTHING
  const found = useQuery({
    ...query(waterPieces, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const showsMedals = opensPart('gold-medal-times', useViewer())
  const writeLength = useLengthWriter()
  const answer = found.data?.data
  const all = useMemo(() => answer?.pieces ?? [], [answer])
  const boats = useMemo(() => [...new Set(all.map((piece) => piece.class))].toSorted(), [all])
  const shown = useMemo(
    () =>
      all
        .filter((piece) => boat === EVERYTHING || boatOf(piece.class) === boat)
        .filter((piece) => {
          const equal = equalOf(piece)
          return over === EVERYTHING || (equal !== null && equalKey(equal) === over)
        }),
    [all, boat, over],
  )
  const hidden = (answer?.count ?? 0) - all.length
  const lengths = equalsOf(all).map((one) => ({ value: equalKey(one), label: writeLength(one) }))
  return (
    <Stack gap="xl" mt="xl">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('waterPieces.title')}
        </Title>
        {!answer && <Waiting for={found} rows={5} part />}
        {answer && all.length === 0 && (
          <PageState
            state="empty"
            icon={<IconStopwatch />}
            title={t('water.none')}
            text={t('water.noneText')}
          />
        )}
        {all.length > 0 && (
          <>
            <Group gap="sm" align="flex-end">
              <Select
                label={t('water.boat')}
                w={180}
                allowDeselect={false}
                data={[
                  { value: EVERYTHING, label: t('water.allBoats') },
                  ...boats.map((name) => ({
                    value: boatOf(name),
                    label: name || t('water.noBoat'),
                  })),
                ]}
                value={boat}
                onChange={(next) => change({ boat: next === EVERYTHING ? null : next })}
              />
              <Select
                label={t('ergo.over')}
                w={160}
                allowDeselect={false}
                data={[{ value: EVERYTHING, label: t('water.all') }, ...lengths]}
                value={over}
                onChange={(next) => change({ over: next === EVERYTHING ? null : next })}
              />
              <PieceFiles calls={FILES} />
            </Group>
            <Text size="sm" c="dimmed">
              {sentences([
                t('water.headwindWhy'),
                ...(hidden > 0
                  ? [t('pieces.latest', { number: all.length, count: hidden + all.length })]
                  : []),
              ])}
            </Text>
            <ListTable of={waterPieceList} given={{ showsMedals }} rows={shown} />
          </>
        )}
      </Stack>
      {answer && <WaterBests bests={answer.bests} />}
      <PaceAtRate pieces={shown} />
    </Stack>
  )
}
