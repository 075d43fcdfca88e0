import { Stack, Text } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  exportPerformanceTests,
  performanceTests,
  performanceTestsCsv,
  type TestList,
} from '#contract/analysis/performance-tests-reports.ts'
import { RANKED_BY } from '#domain/performance-tests/figures.ts'
import { TEST_GROUPS } from '#domain/performance-tests/groups.ts'
import { TEST_KINDS, TEST_REPORTS, type TestKind } from '#domain/performance-tests/kinds.ts'
import { WHICH_TESTS } from '#domain/performance-tests/ranking.ts'
import { download, query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { DisplayChoice, DisplayMenu } from '../../../ui/filters/DisplayMenu.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { EnterTests, EnterTestsItems } from '../entry/EnterTests.tsx'
import { ImportTestsItem } from '../import/ImportTestsItem.tsx'
import { FilesMenu, ReportFrame } from '../../reports/open.ts'
import { SavedViews } from '../../report-views/open.ts'
import { Progress } from './Progress.tsx'
import { TestFilters } from './TestFilters.tsx'
import { TestsTables } from './TestsTable.tsx'
import { useGroupWords } from './use-group-words.ts'
import { useTestFilters } from './use-test-filters.ts'

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
