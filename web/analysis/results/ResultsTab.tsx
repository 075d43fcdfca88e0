import { Button, Stack, Text } from '@mantine/core'
import { IconFileUpload, IconStopwatch, IconTimeline } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { comparison } from '#contract/analysis/comparison.ts'
import { startImport } from '#contract/recordings/imports.ts'
import { sessionResults, type SessionResult } from '#contract/analysis/results.ts'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { takesScores } from '#domain/constants/sports.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { seesRestrictedResults } from '#domain/rules/sessions.ts'
import { serverNow } from '../../format/server-clock.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { EnterResults, scoresQuery } from '../result-entry/open.ts'
import { UnreleasedResults, useSession } from '../../planning/session-facts/open.ts'
import { EntryNotice } from '../../shell/EntryNotice.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { Comparison } from './Comparison.tsx'
import { resultLines, type ResultLine } from './result-lines.ts'
import { ResultDetail } from './ResultDetail.tsx'
import { RpeQuestion } from './RpeQuestion.tsx'
import { ScoreDetail } from './ScoreDetail.tsx'
import { ResultFiles, SessionResults } from './SessionResults.tsx'

export const resultsQuery = (sessionId: number) =>
  query(sessionResults, { params: { id: sessionId } })

/** What was done: entered by hand and recorded, side by side, and one result in full. */
export function ResultsTab() {
  const { t } = useTranslation('results')
  const session = useSession()
  const viewer = useViewer()
  const [opened] = useState(() => serverNow())
  const recorded = useQuery(resultsQuery(session.id))
  const entered = useQuery(scoresQuery(session.id))
  if (!recorded.data || !entered.data) return <Waiting for={[recorded, entered]} rows={6} />
  const { results, my_rpe, can_rate } = recorded.data.data
  const begun = Date.parse(session.start_date) <= opened
  const scores = entered.data.data
  const closed = session.restricted_view === true && !seesRestrictedResults(viewer)
  const none =
    results.length === 0 &&
    !scores.results.some((result) => result.scores.length > 0 || result.note !== null)
  return (
    <Stack gap="xl">
      <EnterResults sessionId={session.id} menu={<ResultFiles sessionId={session.id} />} />
      {can_rate && begun && (my_rpe !== null || opensEntry('rateSession', 'rpe', viewer)) && (
        <RpeQuestion sessionId={session.id} rpe={my_rpe} />
      )}
      {can_rate && begun && <EntryNotice call="rateSession" path="rpe" />}
      {none &&
        (takesScores(session.sport?.id ?? 0) ? (
          <NoResults sessionId={session.id} closed={closed} />
        ) : (
          <NoneTaken />
        ))}
      {!none && <Shown results={results} scores={scores} />}
      {session.restricted_view && !(none && closed) && (
        <Text size="sm" c="dimmed">
          {t('restricted')}
        </Text>
      )}
    </Stack>
  )
}

type ShownProps = { results: readonly SessionResult[]; scores: SessionScores }

/**
 * The table, the outing that was opened in it with all that was entered and recorded of it, and two
 * of the same piece against each other.
 */
function Shown({ results, scores }: ShownProps) {
  const { t } = useTranslation('results')
  const session = useSession()
  const { user_id } = useViewer()
  const [search, setSearch] = useSearchParams()
  const lines = useMemo(() => resultLines(scores, results, null).lines, [scores, results])
  const open = ({ activity, result }: ResultLine) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const kind of ['activity', 'result']) next.delete(kind)
        if (result) next.set('result', String(result.id))
        else if (activity) next.set('activity', String(activity.activity_id))
        return next
      },
      { preventScrollReset: true },
    )
  const asked = Number(search.get('activity'))
  const line = chosenLine(lines, { result: Number(search.get('result')), activity: asked }, user_id)
  const outing = outingOf(line)
  const activity = outing.find(({ activity_id }) => activity_id === asked) ?? outing[0]
  const title = activity && line?.result ? { title: t('recording', { name: line.name }) } : {}
  return (
    <>
      <SessionResults scores={scores} results={results} onOpen={open} />
      {!line && <Text c="dimmed">{t('choose')}</Text>}
      {line?.result && (
        <ScoreDetail
          key={line.key}
          sessionId={session.id}
          scores={scores}
          result={line.result}
          clash={line.clash}
          asked={search.has('result') && !search.has('activity')}
        />
      )}
      {activity && (
        <ResultDetail
          key={activity.activity_id}
          result={activity}
          outing={outing}
          asked={search.has('activity')}
          {...title}
        />
      )}
      <Comparison scores={scores} recorded={results} />
      <OtherSessions sessionId={session.id} results={results} />
    </>
  )
}

/** The way to lay what was recorded over recordings of other sessions. */
function OtherSessions({
  sessionId,
  results,
}: {
  sessionId: number
  results: readonly SessionResult[]
}) {
  const { t } = useTranslation('results')
  const viewer = useViewer()
  const isRecorded = results.some(({ seen, channels }) => seen && channels.includes('t'))
  if (!isRecorded || !can(comparison.access, viewer)) return null
  return (
    <Button
      component={Link}
      to={paths.comparison(sessionId)}
      variant="default"
      leftSection={<IconTimeline size={18} />}
      style={{ alignSelf: 'flex-start' }}
    >
      {t('compare.others')}
    </Button>
  )
}

/** All that was recorded of an outing, the one that counts first. */
const outingOf = (line: ResultLine | undefined): SessionResult[] =>
  line?.activity ? [line.activity, ...line.beside] : []

/** Returns the recording named in the address, or else one's own, or else the only one. */
function chosenLine(
  lines: readonly ResultLine[],
  asked: { result: number; activity: number },
  userId: number,
): ResultLine | undefined {
  const has = (line: ResultLine) =>
    line.result?.id === asked.result ||
    outingOf(line).some((one) => one.activity_id === asked.activity)
  const recorded = lines.filter(({ activity }) => activity !== null)
  const own = recorded.find(({ activity }) => activity?.user_id === userId)
  return lines.find(has) ?? own ?? (recorded.length === 1 ? recorded[0] : undefined)
}

/** Shown for a day off and for a day of several sports, for which no results are entered. */
function NoneTaken() {
  const { t } = useTranslation('scores')
  return <PageState state="empty" title={t('notTaken.title')} text={t('notTaken.text')} />
}

/** `closed`: what there may be is not for the viewer. */
function NoResults({ sessionId, closed }: { sessionId: number; closed: boolean }) {
  const { t } = useTranslation('results')
  const viewer = useViewer()
  const add = can(startImport.access, viewer) && (
    <Button
      component={Link}
      to={paths.sessionImports(sessionId)}
      leftSection={<IconFileUpload size={18} />}
      mt="sm"
    >
      {t('upload')}
    </Button>
  )
  if (closed) return <UnreleasedResults action={add} />
  return (
    <PageState
      state="empty"
      icon={<IconStopwatch />}
      title={t('empty')}
      text={t('emptyText')}
      action={add}
    />
  )
}
