import type { ErgRace } from '#contract/live/live-races.ts'
import { carriedOn, laneStanding, raceStretch, type LaneStanding } from '#domain/live/erg-race.ts'
import { participantsOf } from '#domain/live/participants.ts'
import { NO_MOMENTS } from '#domain/live/sections.ts'
import { momentsOf } from '../sections.ts'
import type { Water } from '../water.ts'

/** How every lane of a race stands, by the recording that has the race in it. */
export function standingsIn(race: ErgRace, water: Water, now: number): LaneStanding[] {
  const { goes_at } = race
  if (goes_at === null) return []
  const racing = water.boats.filter(({ marks }) => raceStretch(marks, goes_at) !== null)
  const participants = participantsOf(racing)
  return race.lanes.map(({ lane, user_id, crew_id, weight }) => {
    const found = participants.find(
      ({ shown }) => shown.user_id === user_id && shown.crew_id === crew_id,
    )
    const track = found && water.tracks.get(found.shown.recording_id)
    const boat = found ? carriedOn(found.shown, now) : null
    const moments = track ? momentsOf(track) : NO_MOMENTS
    return laneStanding({ lane, weight, boat, moments }, { ...race, goes_at }, now)
  })
}

/** After its end a race stays on the board for so long, unless the next is counted down. */
const STAYS_MS = 120_000

/** The race that the board shows: the one that goes on, was just over, or is next. */
export function raceShown(races: readonly ErgRace[], now: number): ErgRace | undefined {
  const going = races.find(({ goes_at, ended_at }) => goes_at !== null && ended_at === null)
  const over = races
    .filter(({ ended_at }) => ended_at !== null)
    .toSorted((one, other) => (other.ended_at ?? 0) - (one.ended_at ?? 0))[0]
  const isFresh = over !== undefined && now - (over.ended_at ?? 0) < STAYS_MS
  const open = races.find(({ goes_at }) => goes_at === null)
  return going ?? (isFresh ? over : (open ?? over))
}
