import { useTranslation } from 'react-i18next'
import { Group, Select, Stack, Text, Title } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  exportWaterReport,
  reportWater,
  waterReportCsv,
  exportWaterPieces,
  waterPieces,
  waterPiecesCsv,
  type WaterPiece,
} from '#contract/analysis/reports-water.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { waterReport } from '#domain/reports/water.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { equalKey, equalOf, equalsOf } from '#domain/training/equal-pieces.ts'
import { OfProfile } from '../../people/profiles/open.ts'
import { sentences } from '../../format/punctuation.ts'
import { query } from '../../api/api.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useFormat } from '../../format/format.ts'
import { ReportPage } from './ReportPage.tsx'
import { useAskedReport } from './asked-report.ts'
import { PieceFiles } from './PieceFiles.tsx'
import { useLengthWriter } from './use-length-writer.ts'
import { waterPieceList } from './water-piece-list.tsx'
import { WaterBests } from './WaterBests.tsx'
import { CurvesDrawn } from './CurvesDrawn.tsx'
import { coloured } from './ergo-lines.ts'

/** The pace of pieces at their stroke rate, a colour for each boat class. */
function PaceAtRate({ pieces }: { pieces: readonly WaterPiece[] }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const noBoat = t('water.noBoat')
  const drawn = useMemo(() => {
    const classes = Map.groupBy(pieces, (piece) => piece.class)
    return coloured(
      [...classes].flatMap(([name, own]) => {
        const points = fastestAtRates(own).map(({ stroke_rate, pace, date }) => ({
          x: stroke_rate ?? 0,
          y: pace ?? 0,
          note: format.dayOfMonth(date),
        }))
        const label = name || noBoat
        return points.length === 0 ? [] : [{ key: name, label, mark: label, points }]
      }),
    )
  }, [pieces, format, noBoat])
  const label = t('water.rate')
  const x = useMemo(
    () => ({
      write: (rate: number) => t('water.perMinute', { number: format.number(rate, 0) }),
      label,
      ticks: RATES,
    }),
    [t, format, label],
  )
  const y = useMemo(
    () => ({ write: (pace: number) => format.paceNumber(pace), inverted: true }),
    [format],
  )
  if (!drawn.lines.some(({ points }) => points.length > 1)) return null
  return <CurvesDrawn title={t('water.paceAtRate')} drawn={drawn} x={x} y={y} />
}

/** Rates named on the axis. */
const RATES = Array.from({ length: 30 }, (_, place) => 2 * place)

/** The fastest piece at each stroke rate, whole numbers of it, the lowest rate first. */
function fastestAtRates(pieces: readonly WaterPiece[]): WaterPiece[] {
  const best = new Map<number, WaterPiece>()
  for (const piece of pieces) {
    if (piece.stroke_rate === null || piece.pace === null) continue
    const rate = Math.round(piece.stroke_rate)
    const before = best.get(rate)
    if (!before || piece.pace < (before.pace ?? Infinity)) best.set(rate, piece)
  }
  return [...best.values()].toSorted(
    (one, other) => (one.stroke_rate ?? 0) - (other.stroke_rate ?? 0),
  )
}

const FILES = { workbook: exportWaterPieces, csv: waterPiecesCsv } as const
const EVERYTHING = 'all'
/** How an address writes a class; that of a boat nobody knows is empty. */
const boatOf = (name: string) => name || 'unknown'

/** The pieces behind the figures, by boat class and length, and their pace at a stroke rate. */
function WaterDone() {
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

const CALLS = { show: reportWater, workbook: exportWaterReport, csv: waterReportCsv }

/** How one athlete rows: pace at a rate, distance with a stroke, bests. */
export function ProfileWaterPage() {
  const { t } = useTranslation('reports')
  return (
    <OfProfile opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }, head) => (
        <ReportPage
          of={{ page: 'profile-rowing', user_id, ...head, about: 'bests-of-one' }}
          report={waterReport}
          calls={CALLS}
          title={t('titles.water-progress')}
          usual={CLASSES_APART}
          below={BELOW}
        />
      )}
    </OfProfile>
  )
}

const BELOW = <WaterDone />
/** A best in an eight is none in a single. */
const CLASSES_APART = { group: 'class' } as const
