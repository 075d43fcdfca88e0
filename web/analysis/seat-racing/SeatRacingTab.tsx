import { Button, Stack } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { useSession } from '../../planning/session-facts/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Fold } from '../../ui/Fold.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { NextPieces, PlanNext } from './NextPieces.tsx'
import { PieceList } from './PieceList.tsx'
import { PlanPart } from './PlanPart.tsx'
import { raceSubject, useSeatRace } from './queries.ts'
import { nextToTime } from './race-words.ts'
import { RaceAnswer } from './RaceAnswer.tsx'
import { RaceNumbers } from './RaceNumbers.tsx'
import { RaceUnknowns } from './RaceUnknowns.tsx'
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
  const { t } = useTranslation('seat-racing')
  const [search] = useSearchParams()
  const hasOpenPiece = nextToTime(race) !== undefined
  const timed = race.user_actions.time
    ? race.pieces.find(({ id }) => String(id) === search.get('piece'))
    : undefined
  if (timed) return <TimeEntry key={timed.id} race={race} piece={timed} />
  if (race.pieces.length === 0) return <PlanPart race={race} />
  return (
    <Stack gap="xl">
      <TimeConflicts race={race} />
      <RaceAnswer race={race} action={<NextStep race={race} />} />
      {race.user_actions.plan && <NextPieces race={race} />}
      <div>
        <OnTheWay />
        {/* What is still to be rowed is looked at first. */}
        <Fold
          key={String(hasOpenPiece)}
          title={t('pieces.fold', { count: race.pieces.length })}
          startsOpen={hasOpenPiece}
        >
          <PieceList race={race} />
        </Fold>
        {race.results.counted.length > 0 && (
          <>
            <Fold title={t('figures')}>
              <RaceNumbers race={race} />
            </Fold>
            <Fold title={t('unknown.title')}>
              <RaceUnknowns race={race} />
            </Fold>
          </>
        )}
      </div>
    </Stack>
  )
}

/** What the coach does next: time the piece that is up, else plan another. */
function NextStep({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const { id } = useSession()
  const next = nextToTime(race)
  if (next && race.user_actions.time)
    return (
      <Button
        component={Link}
        to={paths.sessionSeatRacing(id, { piece: next.id })}
        leftSection={<IconStopwatch size={18} />}
      >
        {t('time.open', { number: next.position })}
      </Button>
    )
  return race.user_actions.plan ? <PlanNext race={race} /> : null
}

/** Shows the state of the times entered here; nothing if all were stored at once. */
function OnTheWay() {
  const { id } = useSession()
  const state = stateOf(useOutbox(raceSubject(id)))
  return <div role="status">{state && <StoreMark state={state} />}</div>
}
