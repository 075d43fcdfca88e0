import type { RaceChange } from '#contract/boats/races.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { instantAt } from '#domain/time/zoned-time.ts'
import { insertCrews, type CrewPlan } from '../boats/crews/commands.ts'
import { writeRaces } from '../boats/races/commands.ts'
import type { Db } from '../db/client.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { createSessions } from '../planning/sessions/commands.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'

export type DemoRegattas = { past: number; coming: number }

const METRES = 2000
const SINGLE = 1
const DOUBLE = 2

/** A regatta with results, one of two days to come with its programme, and a camp after it. */
export async function seedRegattas(db: Db, clubs: DemoClubs): Promise<DemoRegattas> {
  const past = await regatta(db, clubs, { name: 'Autumn regatta', first: -13, days: 1 })
  const coming = await regatta(db, clubs, { name: 'Lake regatta', first: 12, days: 2 })
  await seedEvent(db, clubs, { name: 'Training camp', first: 16, days: 4, type: 'training_camp' })
  return { past, coming }
}

type Plan = { name: string; first: number; days: number }

/** An event of all athletes and coaches, so many days from now. */
export async function seedEvent(
  db: Db,
  { club, coaches, athletes, today, time_zone }: DemoClubs,
  { name, first, days, type }: Plan & { type: 'regatta' | 'training_camp' | 'test_day' },
): Promise<number> {
  const span = {
    start_date: instantAt(`${addDays(today, first)}T08:00`, time_zone),
    end_date: instantAt(`${addDays(today, first + days - 1)}T18:00`, time_zone),
  }
  const plan = {
    name,
    event_type: type,
    ...span,
    location: 'Rotsee',
    athlete_ids: athletes.map(({ id }) => id),
    coach_ids: coaches.map(({ id }) => id),
  }
  const planner = { user_id: coaches[0]?.id ?? 0, role_id: ROLE.coach }
  const [id = 0] = await createSessions(db, club, 'event', plan, planner, {
    spans: [span],
    rule: null,
  })
  await publishSessions(db, club, [id], planner.user_id)
  return id
}

async function regatta(db: Db, clubs: DemoClubs, plan: Plan): Promise<number> {
  const { club, coaches, athletes, shown_athlete } = clubs
  const by = coaches[0]?.id ?? 0
  const id = await seedEvent(db, clubs, { ...plan, type: 'regatta' })
  const rowers = athletes.filter(({ cox, scull }) => scull && !cox)
  const shown = athletes.filter((one) => one.id === shown_athlete)
  const [single, ...others] = [...shown, ...rowers.filter((one) => one.id !== shown_athlete)]
  const doubles = (['m', 'w'] as const).flatMap((gender) => {
    const [one, other] = others.filter((person) => person.gender === gender)
    return one && other ? [{ gender, crew: doubleOf(id, one, other) }] : []
  })
  const crewIds = await insertCrews(
    db,
    club,
    doubles.map(({ crew }) => crew),
    by,
  )
  await db
    .updateTable('crews')
    .set({ published_at: new Date().toISOString() })
    .where('club_id', '=', club)
    .where('session_id', '=', id)
    .execute()
  const boats = doubles.map(({ gender }, place) => ({ gender, crew_id: crewIds[place] ?? 0 }))
  const changes = programme(clubs, plan, { single, boats })
  await writeRaces(db, club, id, { changes, deleted: [], stored: [], by })
  return id
}

const doubleOf = (session_id: number, one: Member, other: Member): CrewPlan => ({
  session_id,
  boat_type: DOUBLE,
  gender: one.gender === 'm' ? 'men' : 'women',
  name: `${one.last_name} / ${other.last_name}`,
  age: 'senior',
  weight: 'heavyweight',
  description: null,
  gmt_score: null,
  parent_id: null,
  crew_users: [one, other].map(({ id }, place) => ({ user_id: id, position: place + 1 })),
})

type Starters = {
  single: Member | undefined
  boats: readonly { gender: 'm' | 'w'; crew_id: number }[]
}

const classOf = (gender: 'm' | 'w' | null) =>
  ({
    age: 'senior',
    gender: gender === 'm' ? 'men' : 'women',
    weight: 'heavyweight',
  }) as const

/** Heats in the morning, finals on the last afternoon; what lies behind has places and times. */
function programme(
  { today, time_zone }: DemoClubs,
  { first, days }: Plan,
  { single, boats }: Starters,
): RaceChange[] {
  const at = (day: number, clock: string) =>
    instantAt(`${addDays(today, first + day)}T${clock}`, time_zone)
  const isOver = first < 0
  const rowed = (place: number, time: number): RaceChange =>
    isOver ? { place, time, status: 'done' } : {}
  const own = single && { ...classOf(single.gender), user_id: single.id }
  const races: RaceChange[] = [
    ...(own
      ? [
          {
            number: '4',
            name: 'Single, heat 2',
            starts_at: at(0, '09:20'),
            lane: 3,
            boat_type: SINGLE,
            ...own,
            ...rowed(2, 452.31),
          },
        ]
      : []),
    ...boats.map(({ gender, crew_id }, place) => ({
      number: String(11 + place),
      name: 'Double, heat 1',
      starts_at: at(0, place === 0 ? '10:05' : '10:15'),
      lane: 4,
      boat_type: DOUBLE,
      ...classOf(gender),
      crew_id,
      ...rowed(1 + place, place === 0 ? 398.72 : 441.05),
    })),
    ...(own
      ? [
          {
            number: '27',
            name: 'Single, final',
            starts_at: at(days - 1, '14:40'),
            boat_type: SINGLE,
            ...own,
            ...rowed(3, 446.88),
          },
        ]
      : []),
  ]
  return races.map((race) => ({ distance: METRES, ...race }))
}
