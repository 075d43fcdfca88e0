import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { seatRace, timeSeatRacePiece, type SeatRace } from '#contract/analysis/seat-racing.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { query } from '../../api/api.ts'
import { putInOutbox } from '../../offline/outbox.ts'
import { usePending } from '../../offline/outbox-state.ts'
import { raceWith, type TimesEntry } from './pending-times.ts'

/** Shown on the tab itself: not for athletes. */
const seatRaceQuery = (sessionId: number) =>
  query(seatRace, { params: { id: sessionId } }, { own: [403] })

/** What entries about a race are found by. */
export const raceSubject = (sessionId: number): string => `seat-race/${sessionId}`

/** Times of a piece, kept on this device until the server has them. */
export const sendTimes = (
  { id, name }: { id: number; name: string },
  body: TimesEntry,
): Promise<void> =>
  putInOutbox(timeSeatRacePiece, {
    input: { params: { id }, body },
    subject: raceSubject(id),
    title: name,
    refresh: [seatRace, sessionScores],
  })

/**
 * The race with the times the person has entered, be they stored already or not; what follows from
 * them is known once they are.
 */
export function useSeatRace(sessionId: number) {
  const asked = useQuery(seatRaceQuery(sessionId))
  const { data } = asked
  const pending = usePending(raceSubject(sessionId))
  const race = useMemo<SeatRace | undefined>(
    () => data && raceWith(data.data, pending),
    [data, pending],
  )
  return { race, asked }
}

/** Names by id; somebody who has left the club has none. */
export function namesOf({ people }: Pick<SeatRace, 'people'>): (id: number) => string {
  const names = new Map(people.map(({ user_id, full_name }) => [user_id, full_name]))
  return (id) => names.get(id) ?? '–'
}

/** First names where they tell everybody apart, else whole names. */
export function shortNamesOf({ people }: Pick<SeatRace, 'people'>): (id: number) => string {
  const first = (name: string) => name.split(' ')[0] ?? name
  const firsts = people.map(({ full_name }) => first(full_name))
  const isClear = new Set(firsts).size === firsts.length
  const nameOf = namesOf({ people })
  return (id) => (isClear ? first(nameOf(id)) : nameOf(id))
}
