import { Select, Stack, Title } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { testsOfPerson, type ListedTest } from '#contract/analysis/performance-tests-reports.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { FIGURES_OF, lookOfFigure, RANKED_BY } from '#domain/performance-tests/figures.ts'
import { TEST_KINDS, type TestKind } from '#domain/performance-tests/kinds.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { paths } from '../../../paths/paths.ts'
import { ProfileFrame } from '../../../people/profiles/open.ts'
import { PlanNotice } from '../../../shell/PlanNotice.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ProgressPicture } from './Progress.tsx'
import { TestPhoneRow } from './TestPhoneRow.tsx'
import { useFigureColumns } from './use-test-columns.tsx'

/** All tests of one athlete, and how the figures go from test to test. */
export function ProfileTestsPage() {
  return (
    <ProfileFrame opens={({ roles }) => roles.some(({ id }) => id === ROLE.athlete)}>
      {({ user_id }) => <Tests key={user_id} userId={user_id} />}
    </ProfileFrame>
  )
}

function Tests({ userId }: { userId: number }) {
  const { t } = useTranslation('test-reports')
  const asked = useQuery(query(testsOfPerson, { params: { id: userId } }))
  const found = asked.data?.data
  if (!found) return <Waiting for={asked} rows={8} />
  const { tests } = found
  if (tests.length === 0)
    return (
      <>
        <PlanNotice feature={FEATURE.drv} />
        <PageState
          state="empty"
          icon={<IconStopwatch />}
          title={t('profileEmpty')}
          text={t('profileEmptyText')}
        />
      </>
    )
  return (
    <Stack gap="xl">
      <PlanNotice feature={FEATURE.drv} />
      {TEST_KINDS.map((kind) => {
        const own = tests.filter((test) => test.kind === kind)
        return own.length > 0 && <OfKind key={kind} kind={kind} tests={own} />
      })}
    </Stack>
  )
}

const ROW_KEY = ({ id }: ListedTest) => String(id)
const hrefOf = ({ id, kind }: ListedTest) => paths.performanceTests(kind, id)

type OfKindProps = { kind: TestKind; tests: readonly ListedTest[] }

function OfKind({ kind, tests }: OfKindProps) {
  const { t } = useTranslation('test-reports')
  const format = useFormat()
  const figures = useFigureColumns(kind)
  const columns = useMemo(
    (): readonly DataColumn<ListedTest>[] => [
      {
        key: 'day',
        header: t('fields.day'),
        value: ({ day }) => day,
        cell: ({ day }) => format.day(day),
      },
      ...figures,
    ],
    [figures, t, format],
  )
  return (
    <Stack component="section" gap="sm" aria-labelledby={`tests-${kind}`}>
      <Title order={2} id={`tests-${kind}`}>
        {t(`lists.${kind}`)}
      </Title>
      {tests.length > 1 && <Course kind={kind} tests={tests} />}
      <DataTable
        id={`profile-${kind}-tests`}
        label={t(`lists.${kind}`)}
        columns={columns}
        rows={tests}
        rowKey={ROW_KEY}
        sortedBy={{ key: 'day', descending: true }}
        href={hrefOf}
        renderPhoneRow={(test) => <TestPhoneRow test={test} figure={RANKED_BY[kind][0]} />}
      />
    </Stack>
  )
}

/** One figure from test to test, such as the power at a threshold. */
function Course({ kind, tests }: OfKindProps) {
  const { t } = useTranslation('test-reports')
  const [figure, setFigure] = useState(RANKED_BY[kind][0])
  const choices = FIGURES_OF[kind].filter((name) => !lookOfFigure(name).isChange)
  return (
    <>
      <Select
        label={t('figure')}
        w={300}
        allowDeselect={false}
        data={choices.map((value) => ({ value, label: t(`figures.${value}`) }))}
        value={figure}
        onChange={(next) => setFigure(choices.find((known) => known === next) ?? figure)}
      />
      <ProgressPicture tests={tests} figure={figure} />
    </>
  )
}
