import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RankedTest, TestList } from '#contract/analysis/performance-tests-reports.ts'
import { groupTests, type TestGroup } from '#domain/performance-tests/groups.ts'
import { useFormat } from '../../../format/format.ts'
import { paths } from '../../../paths/paths.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { TestPhoneRow } from './TestPhoneRow.tsx'
import { useGroupWords } from './use-group-words.ts'
import { useTestColumns } from './use-test-columns.tsx'
import { colon } from '../../../format/punctuation.ts'

const ROW_KEY = ({ id }: RankedTest) => String(id)
const hrefOf = ({ id, kind }: RankedTest) => paths.performanceTests(kind, id)

type TestsTablesProps = { list: TestList; by: TestGroup | null }

/** The tests of a list, all together or group by group; the rank is that among all of them. */
export function TestsTables({ list, by }: TestsTablesProps) {
  const { t } = useTranslation('test-reports')
  const words = useGroupWords()
  const label = t('table', { list: t(`lists.${list.kind}`) })
  if (by === null) return <TestsTable list={list} tests={list.tests} label={label} />
  return groupTests(list.tests, by).map(({ name, tests }) => {
    const title = words.nameOf(by, name)
    return (
      <Stack key={name} component="section" gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <TestsTable list={list} tests={tests} label={`${label}${colon()}${title}`} />
      </Stack>
    )
  })
}

type TestsTableProps = { list: TestList; tests: readonly RankedTest[]; label: string }

/** A line a test, from the first of the ranking to the last; a line opens its test. */
function TestsTable({ list, tests, label }: TestsTableProps) {
  const format = useFormat()
  const columns = useTestColumns(list)
  const placed = ({ rank, full_name }: RankedTest) =>
    rank === null ? full_name : `${format.number(rank)}. ${full_name}`
  return (
    <DataTable
      key={list.rank_by}
      id={`${list.kind}-tests`}
      label={label}
      columns={columns}
      rows={tests}
      rowKey={ROW_KEY}
      sortedBy={{ key: 'rank' }}
      href={hrefOf}
      renderPhoneRow={(test) => (
        <TestPhoneRow test={test} title={placed(test)} figure={list.rank_by} />
      )}
    />
  )
}
