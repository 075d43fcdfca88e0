import { BOATS, type BoatKey } from '#domain/constants/boats.ts'
import { insertCrews, type CrewPlan } from '../boats/crews/commands.ts'
import type { Db } from '../db/client.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'
import type { DemoSession } from './seed-season.ts'

const DAY_MS = 86_400_000
/** How far ahead coaches have put crews together. */
const DAYS_AHEAD = 7

type BoatPlan = {
  key: BoatKey
  gender: 'men' | 'women' | 'mixed'
  name: string
  of: (person: Member) => boolean
}

const man = ({ gender, cox }: Member) => gender === 'm' && !cox
const woman = ({ gender }: Member) => gender === 'w'
/**
 * The boats are filled in this order with the people who attend, the strongest first; the rest go
 * out in singles.
 */
const FLEET: readonly BoatPlan[] = [
  { key: '4+', gender: 'men', name: 'Reuss', of: (person) => man(person) && person.sweep },
  { key: '4x', gender: 'women', name: 'Aare', of: (person) => woman(person) && person.scull },
  { key: '2x', gender: 'men', name: 'Limmat', of: man },
  { key: '2-', gender: 'women', name: 'Rhone', of: (person) => woman(person) && person.sweep },
  { key: '2x', gender: 'women', name: 'Emme', of: woman },
]

/**
 * Crews of every session on the water, past and of the coming week; published but for the last days
 * of it.
 */
export async function seedCrews(
  db: Db,
  clubs: DemoClubs,
  sessions: readonly DemoSession[],
): Promise<{ id: number; session_id: number }[]> {
  const rowed = sessions.filter(
    ({ planned, starts }) => planned.sport_id === 1 && starts < Date.now() + DAYS_AHEAD * DAY_MS,
  )
  const plans = rowed.flatMap(crewsOf)
  const ids = await insertCrews(db, clubs.club, plans, clubs.coaches[0]?.id ?? 0)
  const open = rowed.filter(({ starts }) => starts < Date.now() + 3 * DAY_MS).map(({ id }) => id)
  await db
    .updateTable('crews')
    .set({ published_at: new Date().toISOString() })
    .where('club_id', '=', clubs.club)
    .where('session_id', 'in', open)
    .execute()
  return plans.map(({ session_id }, index) => ({
    id: ids[index] ?? 0,
    session_id: session_id ?? 0,
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
  const boats = FLEET.flatMap(({ key, gender, name, of }) => {
    const boat = BOATS.find((one) => one.key === key)
    const rowers = boat ? take(of, boat.seats) : []
    if (!boat || rowers.length === 0) return []
    const cox = boat.cox ? take((person) => person.cox, 1) : []
    return [
      crew(id, boat.id, gender, name, [
        ...cox.map((person) => [person, 0] as const),
        ...rowers.map((person, index) => [person, index + 1] as const),
      ]),
    ]
  })
  const singles = left
    .filter(({ scull, cox }) => scull && !cox)
    .map((person) =>
      crew(id, 1, person.gender === 'm' ? 'men' : 'women', person.last_name, [[person, 1]]),
    )
  return [...boats, ...singles]
}

const crew = (
  session_id: number,
  boat_type: number,
  gender: CrewPlan['gender'],
  name: string,
  seats: readonly (readonly [Member, number])[],
): CrewPlan => ({
  session_id,
  boat_type,
  gender,
  name,
  age: 'senior',
  weight: 'heavyweight',
  description: null,
  gmt_score: null,
  parent_id: null,
  crew_users: seats.map(([{ id: user_id }, position]) => ({ user_id, position })),
})
