import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { serverDate } from '../../format/server-clock.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { sportsQuery, type SportOption } from '../../lookups/queries.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { dayIn } from '#domain/time/zoned-time.ts'
import { recentSports } from './kept-choices.ts'
import { OtherClub } from './OtherClub.tsx'
import { sessionQuery } from '../session-facts/open.ts'
import { draftOf, newDraft } from './session-draft.ts'
import { SessionForm } from './SessionForm.tsx'

/** /create-session for a new one, /create-session/:id to change one. */
export function SessionFormPage() {
  const { id } = useParams()
  return id === undefined ? (
    <NewSession />
  ) : /^[1-9]\d{0,14}$/.test(id) ? (
    <ChangedSession key={id} id={Number(id)} />
  ) : (
    <PageState state="not-found" />
  )
}

function NewSession() {
  const { t } = useTranslation('session-form')
  const { timeZone } = useFormat()
  const { club, selected } = useViewer()
  const [search] = useSearchParams()
  const sports = useQuery(sportsQuery())
  const [initial] = useState(() => {
    const sport_id = recentSports(club?.id ?? 0)[0] ?? selected?.club.default_sport.id ?? null
    const wish = {
      date: search.get('date'),
      time: search.get('time'),
      squad: search.get('squad'),
      sport_id,
      kind: search.get('kind') === 'event' ? ('event' as const) : ('session' as const),
    }
    return newDraft(dayIn(timeZone, serverDate()), wish, timeZone)
  })
  return (
    <Page title={t('titleNew')}>
      {sports.data ? (
        <SessionForm saved={null} initial={initial} sports={sports.data.data} />
      ) : (
        <Waiting for={sports} rows={10} part />
      )}
    </Page>
  )
}

function ChangedSession({ id }: { id: number }) {
  const { t } = useTranslation('session-form')
  const sports = useQuery(sportsQuery())
  // The session is always fetched again, since it is about to be changed. Later replies must not
  // replace what is being typed.
  const session = useQuery({ ...sessionQuery(id), staleTime: Infinity, refetchOnMount: 'always' })
  const problem = session.error instanceof ApiProblem ? session.error : null
  if (problem?.code === 'other_club' && problem.clubId !== undefined)
    return <OtherClub clubId={problem.clubId} />
  // Also one that is here from before has gone by now.
  if (problem?.status === 404) return <PageState state="not-found" />
  if (!session.isFetchedAfterMount || !session.data || !sports.data)
    return <Waiting for={[session, sports]} rows={10} />
  return session.data.data.user_actions.edit ? (
    <Page title={t('titleEdit', { name: session.data.data.name })}>
      <LoadedSession session={session.data.data} sports={sports.data.data} />
    </Page>
  ) : (
    <PageState
      state="unauthorized"
      text={t(session.data.data.session_id === null ? 'noEditEvent' : 'noEdit')}
      action={
        <Button variant="default" component={Link} to={paths.session(id)}>
          {t('toSession')}
        </Button>
      }
    />
  )
}

function LoadedSession({ session, sports }: { session: Session; sports: readonly SportOption[] }) {
  const { timeZone } = useFormat()
  const [initial] = useState(() => draftOf(session, timeZone))
  return <SessionForm saved={session} initial={initial} sports={sports} />
}
