import { Button, Stack, Text } from '@mantine/core'
import { IconFileUpload, IconStopwatch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { startImport } from '#contract/imports.ts'
import { sessionResults, type SessionResult } from '#contract/results.ts'
import { query } from '../api.ts'
import { paths } from '../paths.ts'
import { EnterResults } from '../scores/EnterResults.tsx'
import { useSession } from '../sessions/queries.ts'
import { can, useViewer } from '../shell/viewer.ts'
import { PageState } from '../ui/PageState.tsx'
import { ResultDetail } from './ResultDetail.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { RpeQuestion } from './RpeQuestion.tsx'

export const resultsQuery = (sessionId: number) => query(sessionResults, { params: { id: sessionId } })

/** What was measured: everybody's figures, and one result in full. */
export function ResultsTab() {
  const { t } = useTranslation('results')
  const session = useSession()
  const { user_id } = useViewer()
  const [search, setSearch] = useSearchParams()
  const [opened] = useState(() => Date.now())
  const { data, isPending, isError, refetch } = useQuery(resultsQuery(session.id))
  if (isPending) return <PageState state="loading" rows={6} />
  if (isError) return <PageState state="error" retry={() => void refetch()} />
  const { results, my_rpe, can_rate } = data.data
  const chosen = chosenResult(results, Number(search.get('activity')), user_id)
  const open = ({ activity_id }: SessionResult) =>
    setSearch((now) => ({ ...Object.fromEntries(now), activity: String(activity_id) }), { preventScrollReset: true })
  const begun = Date.parse(session.start_date) <= opened
  return (
    <Stack gap="xl">
      <EnterResults sessionId={session.id} />
      {can_rate && begun && <RpeQuestion sessionId={session.id} rpe={my_rpe} />}
      {results.length === 0 ? <NoResults sessionId={session.id} /> : <ResultsTable results={results} onOpen={open} />}
      {chosen && <ResultDetail key={chosen.activity_id} result={chosen} asked={search.has('activity')} />}
      {!chosen && results.length > 0 && <Text c="dimmed">{t('choose')}</Text>}
    </Stack>
  )
}

/** The one of the address, else one's own, else the only one. */
function chosenResult(results: readonly SessionResult[], activityId: number, userId: number): SessionResult | undefined {
  const asked = results.find(({ activity_id }) => activity_id === activityId)
  const own = results.find(({ user_id }) => user_id === userId)
  return asked ?? own ?? (results.length === 1 ? results[0] : undefined)
}

function NoResults({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('results')
  const viewer = useViewer()
  const add = can(startImport.access, viewer) && (
    <Button component={Link} to={paths.sessionImports(sessionId)} leftSection={<IconFileUpload size={18} />} mt="sm">
      {t('upload')}
    </Button>
  )
  return <PageState state="empty" icon={<IconStopwatch />} title={t('empty')} text={t('emptyText')} action={add} />
}
