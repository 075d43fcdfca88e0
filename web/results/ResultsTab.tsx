import { Button, Stack, Text } from '@mantine/core'
import { IconFileUpload, IconStopwatch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { startImport } from '#contract/imports.ts'
import { sessionResults, type SessionResult } from '#contract/results.ts'
import type { SessionScores } from '#contract/scores.ts'
import { takesScores } from '#domain/constants/sports.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { query } from '../api.ts'
import { paths } from '../paths.ts'
import { EnterResults } from '../scores/EnterResults.tsx'
import { scoresQuery } from '../scores/queries.ts'
import { useSession } from '../sessions/queries.ts'
import { can, useViewer } from '../shell/viewer.ts'
import { PageState } from '../ui/PageState.tsx'
import { Comparison } from './Comparison.tsx'
import type { ResultLine } from './result-lines.ts'
import { ResultDetail } from './ResultDetail.tsx'
import { RpeQuestion } from './RpeQuestion.tsx'
import { ScoreDetail } from './ScoreDetail.tsx'
import { SessionResults } from './SessionResults.tsx'

export const resultsQuery = (sessionId: number) => query(sessionResults, { params: { id: sessionId } })

/** What was done: entered by hand and recorded, side by side, and one result in full. */
export function ResultsTab() {
  const { t } = useTranslation('results')
  const session = useSession()
  const viewer = useViewer()
  const [opened] = useState(() => Date.now())
  const recorded = useQuery(resultsQuery(session.id))
  const entered = useQuery(scoresQuery(session.id))
  if (recorded.isPending || entered.isPending) return <PageState state="loading" rows={6} />
  if (recorded.isError || entered.isError)
    return <PageState state="error" retry={() => void Promise.all([recorded.refetch(), entered.refetch()])} />
  const { results, my_rpe, can_rate } = recorded.data.data
  const begun = Date.parse(session.start_date) <= opened
  const scores = entered.data.data
  const none = results.length === 0 && !scores.results.some((result) => result.scores.length > 0 || result.note !== null)
  return (
    <Stack gap="xl">
      <EnterResults sessionId={session.id} />
      {can_rate && begun && <RpeQuestion sessionId={session.id} rpe={my_rpe} />}
      {none && (takesScores(session.sport?.id ?? 0) ? <NoResults sessionId={session.id} /> : <NoneTaken />)}
      {session.restricted_view && (
        <Text size="sm" c="dimmed">
          {isCoach(viewer) ? t('restricted.coach') : t('restricted.athlete')}
        </Text>
      )}
      {!none && <Shown results={results} scores={scores} />}
    </Stack>
  )
}

type ShownProps = { results: readonly SessionResult[]; scores: SessionScores }

/** The table, the result that was opened in it, and two of the same piece against each other. */
function Shown({ results, scores }: ShownProps) {
  const { t } = useTranslation('results')
  const session = useSession()
  const { user_id } = useViewer()
  const [search, setSearch] = useSearchParams()
  const open = (kind: 'activity' | 'result', id: number) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(kind === 'activity' ? 'result' : 'activity')
        next.set(kind, String(id))
        return next
      },
      { preventScrollReset: true },
    )
  const openLine = ({ activity, result }: ResultLine) => {
    if (activity) open('activity', activity.activity_id)
    else if (result) open('result', result.id)
  }
  const score = scores.results.find(({ id }) => String(id) === search.get('result'))
  const activity = score ? undefined : chosenResult(results, Number(search.get('activity')), user_id)
  const outing = results
    .filter((one) => one.outing === activity?.outing)
    .toSorted((one, other) => Number(isCounting(other)) - Number(isCounting(one)))
  return (
    <>
      <SessionResults sessionId={session.id} scores={scores} results={results} onOpen={openLine} />
      {!activity && !score && <Text c="dimmed">{t('choose')}</Text>}
      {score && <ScoreDetail key={score.id} sessionId={session.id} scores={scores} result={score} />}
      {activity && <ResultDetail key={activity.activity_id} result={activity} outing={outing} asked={search.has('activity')} />}
      <Comparison scores={scores} recorded={results} />
    </>
  )
}

const isCounting = ({ activity_id, outing }: SessionResult) => activity_id === outing

/** The one of the address, else one's own, else the only one; of an outing the one that counts. */
function chosenResult(results: readonly SessionResult[], activityId: number, userId: number): SessionResult | undefined {
  const asked = results.find(({ activity_id }) => activity_id === activityId)
  const counting = results.filter(isCounting)
  const own = counting.find(({ user_id }) => user_id === userId)
  return asked ?? own ?? (counting.length === 1 ? counting[0] : undefined)
}

/** Of a day off and of a day of several sports. */
function NoneTaken() {
  const { t } = useTranslation('scores')
  return <PageState state="empty" title={t('notTaken.title')} text={t('notTaken.text')} />
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
