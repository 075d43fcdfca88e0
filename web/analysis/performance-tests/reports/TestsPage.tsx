import { Stack, Text, Title } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { upperFirst } from '@mantine/hooks'
import {
  exportPerformanceTests,
  performanceTests,
  performanceTestsCsv,
  type TestList,
  type RankedTest,
} from '#contract/analysis/performance-tests-reports.ts'
import { RANKED_BY } from '#domain/performance-tests/figures.ts'
import { TEST_GROUPS, groupTests, type TestGroup } from '#domain/performance-tests/groups.ts'
import {
  TEST_KINDS,
  TEST_REPORTS,
  SWEEP_SCULL,
  WEIGHT_CLASSES,
  type TestKind,
} from '#domain/performance-tests/kinds.ts'
import { WHICH_TESTS } from '#domain/performance-tests/ranking.ts'
import { download, query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { DisplayChoice, DisplayMenu } from '../../../ui/filters/DisplayMenu.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { EnterTests, EnterTestsItems } from '../entry/EnterTests.tsx'
import { ImportTestsItem } from '../import/ImportTestsItem.tsx'
import { FilesMenu, ReportFrame } from '../../reports/open.ts'
import { SavedViews } from '../../report-views/open.ts'
import { useFormat } from '../../../format/format.ts'
import { paths } from '../../../paths/paths.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { colon } from '../../../format/punctuation.ts'
import { Progress } from './Progress.tsx'
import { TestFilters } from './TestFilters.tsx'
import { useTestFilters } from './use-test-filters.ts'
import { TestPhoneRow } from './TestPhoneRow.tsx'
import { useTestColumns } from './use-test-columns.tsx'

const SEXES = ['m', 'w'] as const

/** What tests are put together by, and how the groups are called. */
function useGroupWords() {
  const { t } = useTranslation(['test-reports', 'common'])
  const by = (group: TestGroup): string => {
    if (group === 'squad') return upperFirst(t('words.squad', { ns: 'common' }))
    return group === 'gender' ? t('gender') : t(`fields.${group}`)
  }
  const nameOf = (group: TestGroup, name: string | null): string => {
    const sex = SEXES.find((known) => known === name)
    const weight = WEIGHT_CLASSES.find((known) => known === name)
    const oars = SWEEP_SCULL.find((known) => known === name)
    if (name === null) return t('noGroup', { by: by(group) })
    if (group === 'gender' && sex) return t(sex)
    if (group === 'weight_class' && weight) return t(`weightClasses.${weight}`)
    if (group === 'sweep_scull' && oars) return t(`sweepScull.${oars}`)
    return name
  }
  return { by, nameOf }
}

const ROW_KEY = ({ id }: RankedTest) => String(id)
const hrefOf = ({ id, kind }: RankedTest) => paths.performanceTests(kind, id)

type TestsTablesProps = { list: TestList; by: TestGroup | null }

/** The tests of a list, all together or group by group; the rank is that among all of them. */
function TestsTables({ list, by }: TestsTablesProps) {
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

const FILES = { workbook: exportPerformanceTests, csv: performanceTestsCsv } as const

/** The tests of a kind: a ranking of the squad, and how its athletes change. */
function TestsPage({ kind }: { kind: TestKind }) {
  const { t } = useTranslation('test-reports')
  const asked = useTestFilters(kind)
  const { problem } = asked
  const found = useQuery({
    ...query(performanceTests, { query: asked.asked }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const list = found.data?.data
  const shown = list?.kind === kind ? list : undefined
  const people = new Set(shown?.tests.map(({ user_id }) => user_id)).size
  return (
    <ReportFrame
      title={t(`lists.${kind}`)}
      subtitle={
        shown &&
        [
          t('count', { count: shown.tests.length }),
          ...(people > 1 ? [t('people', { count: people })] : []),
        ].join(' · ')
      }
      action={
        <>
          <SavedViews page={TEST_REPORTS[kind]} />
          <FilesMenu
            canPrint
            onTake={
              shown && shown.tests.length > 0
                ? (file) => download(FILES[file], { query: asked.asked })
                : undefined
            }
          >
            <EnterTestsItems kind={kind} />
            <ImportTestsItem />
          </FilesMenu>
          <EnterTests kind={kind} />
        </>
      }
      filters={
        <TestFilters
          kind={kind}
          asked={asked}
          choices={shown?.choices}
          display={<Ranking kind={kind} asked={asked} />}
        />
      }
    >
      <Stack gap="md">
        {problem === 'tooLong' && <Text c="red">{t('span')}</Text>}
        {!shown && problem === null && <Waiting for={found} rows={10} />}
        {shown && problem === null && <Answer list={shown} asked={asked} />}
      </Stack>
    </ReportFrame>
  )
}

type RankingProps = { kind: TestKind; asked: ReturnType<typeof useTestFilters> }

/** Which tests of each athlete stand in the list, what they are ranked by and put together by. */
function Ranking({ kind, asked }: RankingProps) {
  const { t } = useTranslation(['test-reports', 'reports'])
  const words = useGroupWords()
  return (
    <DisplayMenu>
      <DisplayChoice
        label={t('which')}
        items={WHICH_TESTS.map((value) => ({ value, label: t(`whichTests.${value}`) }))}
        value={asked.which}
        onChange={asked.chooseWhich}
      />
      <DisplayChoice
        label={t('rankBy')}
        items={RANKED_BY[kind].map((value) => ({ value, label: t(`figures.${value}`) }))}
        value={asked.rank_by}
        onChange={asked.chooseRank}
      />
      <DisplayChoice
        label={t('filters.group', { ns: 'reports' })}
        items={[
          { value: 'none', label: t('ungrouped') },
          ...TEST_GROUPS.map((value) => ({ value, label: words.by(value) })),
        ]}
        value={asked.group ?? 'none'}
        onChange={(next) => asked.chooseGroup(next === 'none' ? null : next)}
      />
    </DisplayMenu>
  )
}

type AnswerProps = { list: TestList; asked: ReturnType<typeof useTestFilters> }

function Answer({ list, asked }: AnswerProps) {
  const { t } = useTranslation('test-reports')
  if (list.tests.length === 0)
    return (
      <PageState state="empty" icon={<IconStopwatch />} title={t('empty')} text={t('emptyText')} />
    )
  return (
    <>
      {list.is_cut && <Text c="dimmed">{t('cut')}</Text>}
      <TestsTables list={list} by={asked.group} />
      <Progress
        people={[...new Set(list.tests.map(({ user_id }) => user_id))]}
        figure={list.rank_by}
        asked={asked.asked}
      />
    </>
  )
}

const pageOf = (kind: TestKind) =>
  function TestsOfKind() {
    return <TestsPage key={kind} kind={kind} />
  }

export const TESTS_PAGES = Object.fromEntries(
  TEST_KINDS.map((kind) => [kind, pageOf(kind)]),
) as Record<TestKind, ReturnType<typeof pageOf>>
