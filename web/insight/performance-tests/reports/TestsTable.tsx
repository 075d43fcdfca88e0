import { useTranslation } from 'react-i18next'
import type { RankedTest, TestList } from '#contract/insight/performance-tests-reports.ts'
import { FIGURES_OF } from '#domain/performance-tests/figures.ts'
import { useFormat } from '../../../format.ts'
import { paths } from '../../../paths.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { PrintedTable } from '../../../ui/PrintedTable.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { TestPhoneRow } from './TestPhoneRow.tsx'
import { useFigureWords } from './use-figure-words.ts'
import { useTestColumns } from './use-test-columns.tsx'

const ROW_KEY = ({ id }: RankedTest) => String(id)
const hrefOf = ({ id, kind }: RankedTest) => paths.performanceTests(kind, id)

/** A line a test, from the first of the ranking to the last; a line opens its test. */
export function TestsTable({ list }: { list: TestList }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const columns = useTestColumns(list)
  const placed = ({ rank, full_name }: RankedTest) =>
    rank === null ? full_name : `${format.number(rank)}. ${full_name}`
  return (
    <>
      <DataTable
        key={list.rank_by}
        id={`${list.kind}-tests`}
        label={t('table', { list: t(`lists.${list.kind}`) })}
        columns={columns}
        rows={list.tests}
        rowKey={ROW_KEY}
        sortedBy={{ key: 'rank' }}
        href={hrefOf}
        renderPhoneRow={(test) => (
          <TestPhoneRow test={test} title={placed(test)} figure={list.rank_by} />
        )}
      />
      <TestsPaper list={list} />
    </>
  )
}

/** The ranking on paper. */
function TestsPaper({ list }: { list: TestList }) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const words = useFigureWords()
  const { selected } = useViewer()
  const names = FIGURES_OF[list.kind]
  const days = `${format.day(list.start_date)} – ${format.day(list.end_date)}`
  const sheet = () => ({
    title: t(`lists.${list.kind}`),
    subtitle: [selected?.club.name, days].filter(Boolean).join(' · '),
    heads: [
      t('rank'),
      t('fields.athlete'),
      t('fields.day'),
      ...names.map((name) => {
        const unit = words.unitOf(name)
        return unit === undefined ? words.name(name) : `${words.name(name)} (${unit})`
      }),
    ],
    lines: list.tests.map(({ rank, full_name, day, figures }) => [
      rank === null ? '' : format.number(rank),
      full_name,
      format.day(day),
      ...names.map((name) => {
        const value = figures[name] ?? null
        return value === null ? '' : words.write(name, value)
      }),
    ]),
  })
  return <PrintedTable sheet={sheet} />
}
