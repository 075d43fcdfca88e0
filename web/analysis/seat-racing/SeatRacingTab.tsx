import { Button, Stack, List, Alert, Group, Text } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { SeatRace, TimeConflict } from '#contract/analysis/seat-racing.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { stateOf, useOutbox, type OutboxEntry } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { useSession } from '../../planning/session-facts/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Fold } from '../../ui/Fold.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useFormat } from '../../format/format.ts'
import { discard, sendAgain } from '../../offline/outbox.ts'
import { colon } from '../../format/punctuation.ts'
import { NextPieces, PlanNext } from './NextPieces.tsx'
import { PieceList } from './PieceList.tsx'
import { PlanPart } from './PlanPart.tsx'
import { nextToTime, contradictionsOf, notCompared, separateGroups } from './race-words.ts'
import { RaceAnswer } from './RaceAnswer.tsx'
import { RaceNumbers } from './RaceNumbers.tsx'
import { TimeEntry } from './TimeEntry.tsx'
import { useRaceWriters } from './use-race-writers.ts'
import { raceSubject, useSeatRace } from './queries.ts'
import type { TimesEntry } from './pending-times.ts'

/** Times that somebody else has entered otherwise meanwhile, to choose from. */
function TimeConflicts({ race }: { race: SeatRace }) {
  const { id } = useSession()
  return useOutbox(raceSubject(id))
    .filter(({ state }) => state === 'needs-you')
    .map((entry) => <Conflict key={entry.id} race={race} entry={entry} />)
}

function Conflict({ race, entry }: { race: SeatRace; entry: OutboxEntry }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const body = entry.input.body as TimesEntry // put there by sendTimes
  const piece = race.pieces.find(({ id }) => id === body.piece_id)
  const current = entry.problem?.current as readonly TimeConflict[] | undefined
  if (!piece || !current) return null
  const title = `${t('pieces.piece', { number: piece.position })}${colon()}${t('conflict.title')}`
  const input = { ...entry.input, body: { ...body, times: body.times.map(unseen) } }
  return (
    <Alert color="red" variant="light" title={title}>
      {current.map(({ crew_id, yours, theirs }) => (
        <Text key={crew_id} size="sm">
          {t('conflict.times', {
            boat: piece.boats.find((boat) => boat.crew_id === crew_id)?.name ?? '',
            mine: format.resultTime(yours),
            theirs: format.resultTime(theirs),
          })}
        </Text>
      ))}
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => void sendAgain(entry, input)}>
          {t('conflict.mine')}
        </Button>
        <Button variant="default" onClick={() => void discard(entry.id)}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  )
}

const unseen = ({ crew_id, time }: TimesEntry['times'][number]) => ({ crew_id, time })

/** What the pieces leave open, and what had to be assumed. */
function RaceUnknowns({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const { nameOf } = useRaceWriters(race)
  const { results } = race
  const alone = notCompared(results)
  const list = (ids: readonly number[]) => format.conjunction(ids.map(nameOf))
  const lines = [
    ...(alone.length > 0 ? [t('unknown.alone', { names: list(alone) })] : []),
    ...(separateGroups(results).length > 0
      ? [t('unknown.groups', { groups: separateGroups(results).map(list).join(' / ') })]
      : []),
    ...(results.sigma === null ? [t('unknown.unchecked')] : []),
    ...(results.rowers.some(({ side }) => side !== null) ? [t('unknown.sides')] : []),
    ...(results.boat_term === 'dropped' ? [t('unknown.boats')] : []),
    ...contradictionsOf(results).map(({ one, other }) =>
      t('unknown.contradiction', { one: nameOf(one), other: nameOf(other) }),
    ),
    ...(results.drift_subtracted ? [t('unknown.drift', { count: results.controls })] : []),
    ...(results.left_out.length > 0
      ? [t('unknown.leftOut', { count: results.left_out.length })]
      : []),
  ]
  return (
    <section aria-label={t('unknown.title')}>
      <List spacing={4}>
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
        {results.boats.map(({ name, difference }) => (
          <List.Item key={name}>
            {t(difference > 0 ? 'unknown.slowerBoat' : 'unknown.fasterBoat', {
              name,
              seconds: t('seconds', { seconds: format.number(Math.abs(difference), 1) }),
            })}
          </List.Item>
        ))}
      </List>
    </section>
  )
}

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
