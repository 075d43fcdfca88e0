import { randomBytes } from 'node:crypto'
import { BOATS, type BoatKey } from '#domain/constants/boats.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { insertCrews, type CrewPlan } from '../boats/crews/commands.ts'
import { crewOf, DAY_MS, publishCrews, type Boat } from './plan-session.ts'
import { insertRow } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'
import type { DemoSession } from './seed-files.ts'

/** How far ahead coaches have put crews together, and have shown them. */
const DAYS_AHEAD = 7
const DAYS_PUBLISHED = 3

export type DemoCrew = { id: number; session_id: number; aboard: readonly number[] }
type BoatPlan = [key: BoatKey, gender: Boat['gender'], name: string, of: (one: Member) => boolean]

const man = ({ gender, cox }: Member) => gender === 'm' && !cox
const woman = ({ gender }: Member) => gender === 'w'
/**
 * The boats are filled in this order with the people who attend, the strongest first; the rest go
 * out in singles.
 */
const FLEET: readonly BoatPlan[] = [
  ['4+', 'men', 'Reuss', (person) => man(person) && person.sweep],
  ['4x', 'women', 'Aare', (person) => woman(person) && person.scull],
  ['2x', 'men', 'Limmat', man],
  ['2-', 'women', 'Rhone', (person) => woman(person) && person.sweep],
  ['2x', 'women', 'Emme', woman],
]

/**
 * Crews of every session on the water, past and of the coming week; published but for the last days
 * of it.
 */
export async function seedCrews(demo: Demo, sessions: readonly DemoSession[]): Promise<DemoCrew[]> {
  const until = (days: number) => Date.now() + days * DAY_MS
  const rowed = sessions.filter(
    ({ planned, starts }) => planned.sport_id === SPORT.rowing && starts < until(DAYS_AHEAD),
  )
  const plans = rowed.flatMap((session) =>
    crewsOf(session).map((plan) => ({ plan, isOpen: session.starts < until(DAYS_PUBLISHED) })),
  )
  const all = plans.map(({ plan }) => plan)
  const ids = await insertCrews(demo.db, demo.club, all, demo.coach)
  const open = ids.filter((_, place) => plans[place]?.isOpen)
  await publishCrews(demo, open)
  return all.map(({ session_id, crew_users }, place) => ({
    id: ids[place] ?? 0,
    session_id: session_id ?? 0,
    aboard: crew_users.map(({ user_id }) => user_id),
  }))
}

function crewsOf({ id, starts, people, coming }: DemoSession): CrewPlan[] {
  let left = (starts < Date.now() ? coming : people).toSorted(
    (one, other) => other.strength - one.strength,
  )
  const take = (wanted: (person: Member) => boolean, count: number): Member[] => {
    const taken = left.filter(wanted).slice(0, count)
    if (taken.length < count) return []
    left = left.filter((person) => !taken.includes(person))
    return taken
  }
  const boats = FLEET.flatMap(([key, gender, name, of]) => {
    const boat = BOATS.find((one) => one.key === key)
    const rowers = boat ? take(of, boat.seats) : []
    if (rowers.length === 0) return []
    const [cox] = boat?.cox ? take((person) => person.cox, 1) : []
    return [crewOf(id, { key, gender, name, people: rowers, cox })]
  })
  const scullers = left.filter(({ scull, cox }) => scull && !cox)
  const singles = scullers.map((person) => {
    const gender = person.gender === 'm' ? 'men' : 'women'
    return crewOf(id, { key: '1x', gender, name: person.last_name, people: [person] })
  })
  return [...boats, ...singles]
}

/** A code by which a phone records for a crew of the session nearest to now; it always works. */
export async function seedConnectCode(
  { db, club }: Demo,
  crews: readonly DemoCrew[],
  sessions: readonly DemoSession[],
): Promise<string> {
  const distanceFromNow = ({ starts }: DemoSession) => Math.abs(starts - Date.now())
  const [nearest] = sessions
    .filter(({ id }) => crews.some(({ session_id }) => session_id === id))
    .toSorted((one, other) => distanceFromNow(one) - distanceFromNow(other))
  const crew = crews.find(({ session_id }) => session_id === nearest?.id)
  if (!crew) throw new Error('The demo has no crew that could record')
  const code = newConnectCode()
  const place = { club_id: club, session_id: crew.session_id, crew_id: crew.id }
  await insertRow(db, 'connect_codes', { ...place, code, keeps_open: true })
  return code
}

export const newConnectCode = () => randomBytes(12).toString('base64url')
