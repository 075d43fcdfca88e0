import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { testsOfPerson, type ListedTest } from '#contract/analysis/performance-tests-reports.ts'
import { reportErgo } from '#contract/analysis/reports-ergo.ts'
import { trainingParts, type TrainingRecord } from '#contract/analysis/reports-training.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { RANKED_BY } from '#domain/performance-tests/figures.ts'
import { isDistanceKind, TEST_DISTANCES, TEST_KINDS } from '#domain/performance-tests/kinds.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { paths } from '../../../paths/paths.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { FigureRow } from '../../../ui/FigureRow.tsx'
import { Waiting } from '../../../load/Waiting.tsx'
import { useFigureWords } from '../../performance-tests/open.ts'
import { ergoPieceLink, useRecordWords } from '../../reports/open.ts'
import { useAskedOfSelf, type ShownSpan } from './use-own-training.ts'

/** More would push the page out of one's sight; the reports have all. */
const MOST_BESTS = 3
const MOST_TESTS = 3

/** The latest bests of these days, and the last test of each kind. */
export function BestRows({ shown }: { shown: ShownSpan }) {
  const { user_id, impersonated } = useViewer()
  const asked = useAskedOfSelf(shown)
  const bests = useQuery({
    ...query(trainingParts, { query: asked }),
    placeholderData: keepPreviousData,
  })
  // Tests are closed to administrators who look at the product as somebody else.
  const tests = useQuery({
    ...query(testsOfPerson, { params: { id: user_id } }, { own: [404] }),
    enabled: !impersonated,
  })
  const records = (bests.data?.data.records ?? []).slice(0, MOST_BESTS)
  const isOfBest = new Set(records.map(({ test }) => test?.id))
  const lasts = lastOfKinds(tests.data?.data.tests ?? [])
  return (
    <>
      {!bests.data && <WaitingRow for={bests} />}
      {bests.data && records.length === 0 && <NoBest />}
      {records.map((record) => (
        <BestRow
          key={`${record.sport_id} ${record.boat_class} ${record.kind} ${record.span}`}
          record={record}
        />
      ))}
      {!impersonated && !tests.data && <WaitingRow for={tests} />}
      {lasts
        .filter(({ last }) => !isOfBest.has(last.id))
        .slice(0, MOST_TESTS)
        .map((pair) => (
          <TestRow key={pair.last.kind} {...pair} />
        ))}
      {tests.data && lasts.length === 0 && <NoTest />}
    </>
  )
}

function BestRow({ record }: { record: TrainingRecord }) {
  const { t } = useTranslation('my-training')
  const format = useFormat()
  const words = useRecordWords()
  const { kind, value, previous, date } = record
  const isTime = kind === 'time'
  const change = previous === null ? '' : format.signed(value - previous, isTime ? 1 : 0)
  return (
    <FigureRow
      name={words.name(record)}
      note={t(previous === null ? 'firstBest' : 'best', { day: format.dayOfMonth(date) })}
      value={words.write(record, value)}
      aside={change && `${change} ${isTime ? 's' : format.units.power}`}
      to={ergoPieceLink(record)}
    />
  )
}

function NoBest() {
  const { t } = useTranslation('my-training')
  const viewer = useViewer()
  return (
    <FigureRow
      name={t('bests')}
      note={t('noBest')}
      {...(can(reportErgo.access, viewer) && { to: paths.profileErgo(viewer.user_id) })}
    />
  )
}

type Pair = { last: ListedTest; before: ListedTest | undefined }

/** The last test of each kind with the one before it, the latest first. */
const lastOfKinds = (tests: readonly ListedTest[]): readonly Pair[] =>
  TEST_KINDS.flatMap((kind): Pair[] => {
    const [last, before] = tests.filter(
      (test) => test.kind === kind && test.figures[RANKED_BY[kind][0]] != null,
    )
    return last ? [{ last, before }] : []
  }).toSorted((one, other) => other.last.day.localeCompare(one.last.day))

function TestRow({ last, before }: Pair) {
  const { t } = useTranslation('my-training')
  const { t: tests } = useTranslation('test-files')
  const format = useFormat()
  const words = useFigureWords()
  const lengths = useRecordWords()
  const { kind } = last
  const figure = RANKED_BY[kind][0]
  const [value, earlier] = [last.figures[figure] ?? null, before?.figures[figure] ?? null]
  if (value === null) return null
  return (
    <FigureRow
      name={
        isDistanceKind(kind)
          ? lengths.name({
              sport_id: SPORT.ergo,
              boat_class: null,
              kind: 'time',
              span: TEST_DISTANCES[kind].distance,
            })
          : words.name(figure)
      }
      note={t('test', {
        test: tests(`kinds.${kind}`),
        day: format.dayOfMonth(last.day),
      })}
      value={words.write(figure, value)}
      unit={words.unitOf(figure)}
      aside={earlier !== null && words.change(figure, value - earlier)}
      to={paths.performanceTests(kind, last.id)}
    />
  )
}

function NoTest() {
  const { t } = useTranslation('my-training')
  const { user_id } = useViewer()
  return <FigureRow name={t('tests')} note={t('noTest')} to={paths.profileTests(user_id)} />
}

/** A row that is on its way, or why it did not come. */
export const WaitingRow = (props: Pick<Parameters<typeof Waiting>[0], 'for'>) => (
  <li>
    <Waiting {...props} rows={1} part />
  </li>
)
