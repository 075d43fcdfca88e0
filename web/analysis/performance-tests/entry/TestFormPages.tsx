import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { performanceTestDay } from '#contract/analysis/performance-tests-days.ts'
import { performanceTest } from '#contract/analysis/performance-tests.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../../format/server-clock.ts'
import { query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { useSearchParam } from '../../../ui/use-search-param.ts'
import { TestForm } from './TestForm.tsx'
import { blankTest, valuesOf } from './test-values.ts'
import { useTestKind } from './use-test-kind.ts'

/** Enters one test with everything that is kept of it. */
export function NewTestPage() {
  const { t } = useTranslation('test-entry')
  const { timeZone } = useFormat()
  const kind = useTestKind()
  const [search] = useSearchParam()
  const [today] = useState(() => dayIn(timeZone, serverDate()))
  const day = search.get('day') ?? today
  const asked = useQuery(query(performanceTestDay, { query: { kind, day } }))
  const people = asked.data?.data.people
  return (
    <Page title={t('form.newTitle', { kind: t(`words.kinds.${kind}`) })}>
      {people ? (
        <TestForm initial={blankTest(kind, day)} test={null} people={people} />
      ) : (
        <Waiting for={asked} rows={10} />
      )}
    </Page>
  )
}

/** Changes a stored test, or deletes it. */
export function EditTestPage() {
  const { t } = useTranslation('test-entry')
  const format = useFormat()
  const { id = '' } = useParams()
  const asked = useQuery(query(performanceTest, { params: { id: Number(id) } }, { own: [404] }))
  const test = asked.data?.data
  const people = useQuery({
    ...query(performanceTestDay, {
      query: { kind: test?.kind ?? 'step', day: test?.day ?? '2000-01-01' },
    }),
    enabled: test !== undefined,
  })
  if (!test || !people.data) return <Waiting for={[asked, people]} rows={10} />
  if (!test.can_write)
    return (
      <PageState state="unauthorized" part text={t('form.notYours', { name: test.full_name })} />
    )
  return (
    <Page
      title={t('form.editTitle', { kind: t(`words.kinds.${test.kind}`), name: test.full_name })}
      subtitle={format.day(test.day)}
    >
      <TestForm
        key={test.id}
        initial={valuesOf(test)}
        test={test}
        people={people.data.data.people}
      />
    </Page>
  )
}
