import { useTranslation } from 'react-i18next'
import { Stack, Title, Group, SegmentedControl, Select, Text } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  ergoReportCsv,
  exportErgoReport,
  reportErgo,
  ergoCurves,
  ergoPieces,
  ergoPiecesCsv,
  exportErgoPieces,
  type ErgoPiece,
} from '#contract/analysis/reports-ergo.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ergoReport } from '#domain/reports/ergo.ts'
import {
  equalKey,
  equalOf,
  equalsOf,
  bestOfEach,
  type Equal,
} from '#domain/training/equal-pieces.ts'
import { OfProfile } from '../../people/profiles/open.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { inBrackets, sentences } from '../../format/punctuation.ts'
import { ReportPage } from './ReportPage.tsx'
import { useAskedReport } from './asked-report.ts'
import { ErgoPictures } from './ErgoPictures.tsx'
import { PowerCurves } from './PowerCurves.tsx'
import { ergoPieceList } from './ergo-piece-list.tsx'
import { PieceFiles } from './PieceFiles.tsx'
import { useLengthWriter } from './use-length-writer.ts'

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
function ErgoPieces(props: ErgoPiecesProps) {
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

/** What is behind the bests: pieces over the same, in a list and in pictures, and power held. */
function ErgoDone({ isOfOne = false }: { isOfOne?: boolean }) {
  const { t } = useTranslation('reports')
  const { against: _against, ...asked } = useAskedReport().query
  const [search, change] = useSearchParam()
  const found = useQuery({
    ...query(ergoPieces, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const answer = found.data?.data
  const equals = useMemo(() => equalsOf(answer?.pieces ?? []), [answer])
  const equal = equals.find((one) => equalKey(one) === search.get('over')) ?? equals[0]
  const pieces = useMemo(
    () =>
      (answer?.pieces ?? []).filter((piece) => {
        const own = equalOf(piece)
        return own !== null && equal !== undefined && equalKey(own) === equalKey(equal)
      }),
    [answer, equal],
  )
  return (
    <Stack gap="xl" mt="xl">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('ergoPieces.title')}
        </Title>
        {!answer && <Waiting for={found} rows={5} part />}
        {answer && !equal && (
          <PageState
            state="empty"
            icon={<IconStopwatch />}
            title={t('ergo.none')}
            text={t('ergo.noneText')}
          />
        )}
        {answer && equal && (
          <ErgoPieces
            isOfOne={isOfOne}
            {...{ equal, equals, pieces }}
            hidden={answer.count - answer.pieces.length}
            count={answer.count}
            onChoose={(over) => change({ over })}
          />
        )}
      </Stack>
      {equal && <ErgoPictures isOfOne={isOfOne} equal={equal} pieces={pieces} />}
      <PowerCurves call={ergoCurves} isOfOne={isOfOne} none={t('ergo.curveNone')} isErgo />
    </Stack>
  )
}

const CALLS = { show: reportErgo, workbook: exportErgoReport, csv: ergoReportCsv }

/** The bests on the ergometer, with the squads beside each other. */
export function TeamErgoPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="team-ergo"
      report={ergoReport}
      calls={CALLS}
      title={t('titles.ergo-progress')}
      usual={SQUADS_APART}
      below={OF_ALL}
    />
  )
}

/** The same of one athlete, in their profile. */
export function ProfileErgoPage() {
  const { t } = useTranslation('reports')
  return (
    <OfProfile opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }, head) => (
        <ReportPage
          of={{ page: 'profile-ergo', user_id, ...head, about: 'bests-of-one' }}
          report={ergoReport}
          calls={CALLS}
          title={t('titles.ergo-progress')}
          below={OF_ONE}
        />
      )}
    </OfProfile>
  )
}

const SQUADS_APART = { group: 'squad' } as const
const OF_ALL = <ErgoDone />
const OF_ONE = <ErgoDone isOfOne />
