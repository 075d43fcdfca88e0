import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { useSession } from '../../planning/session-facts/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { NextPieces } from './NextPieces.tsx'
import { PieceList } from './PieceList.tsx'
import { PlanPart } from './PlanPart.tsx'
import { raceSubject, useSeatRace } from './queries.ts'
import { RaceNumbers } from './RaceNumbers.tsx'
import { RaceWords } from './RaceWords.tsx'
import { TimeConflicts } from './TimeConflicts.tsx'
import { TimeEntry } from './TimeEntry.tsx'

/**
 * A seat race from the plan to the answer: pieces, times on the water, what is known and what to
 * row next.
 */
export function SeatRacingTab() {
  const { t } = useTranslation('seat-racing')
  const session = useSession()
  const { race, asked } = useSeatRace(session.id)
  const { error } = asked
  if (error instanceof ApiProblem && error.status === 403)
    return <PageState state="unauthorized" text={t('forCoaches')} />
  if (!race) return <Waiting for={asked} rows={8} />
  return <Race race={race} />
}

function Race({ race }: { race: SeatRace }) {
  const [search] = useSearchParams()
  const timed = race.user_actions.time
    ? race.pieces.find(({ id }) => String(id) === search.get('piece'))
    : undefined
  if (timed) return <TimeEntry key={timed.id} race={race} piece={timed} />
  if (race.pieces.length === 0) return <PlanPart race={race} />
  return (
    <Stack gap="xl">
      <OnTheWay />
      <TimeConflicts race={race} />
      <RaceWords race={race} />
      <PieceList race={race} />
      {race.user_actions.plan && <NextPieces race={race} />}
      <RaceNumbers race={race} />
    </Stack>
  )
}

/** Shows the state of the times entered here; nothing if all were stored at once. */
function OnTheWay() {
  const { id } = useSession()
  const state = stateOf(useOutbox(raceSubject(id)))
  return <div role="status">{state && <StoreMark state={state} />}</div>
}
