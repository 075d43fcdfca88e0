import type { RaceChange } from '#contract/boats/races.ts'
import { boatByKey } from '#domain/constants/boats.ts'
import type { EventType } from '#domain/constants/event-types.ts'
import { writeRaces } from '../boats/races/commands.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { createGate } from '../recordings/efforts/commands.ts'
import { shownAthlete } from './people.ts'
import { instantIn, planEvent, publishCrews, seatBoats, type Boat } from './plan-session.ts'
import type { Demo } from './seed-clubs.ts'
import { lineAcross } from './workout.ts'

/** A regatta with results, one of two days to come with its programme, and a camp after it. */
export async function seedRegattas(demo: Demo): Promise<{ past: number; coming: number }> {
  const past = await seedRegatta(demo, { name: 'Autumn regatta', first: -13, days: 1 })
  const coming = await seedRegatta(demo, { name: 'Lake regatta', first: 12, days: 2 })
  const camp = { name: 'Training camp', first: 16, days: 4, event_type: 'training_camp' } as const
  await seedEvent(demo, camp)
  return { past, coming }
}

/** Its first day is so many days from now. */
type Plan = { name: string; first: number; days: number }

/** A published event of everybody. */
export async function seedEvent(
  demo: Demo,
  { first, days, ...plan }: Plan & { event_type: EventType },
): Promise<number> {
  const start_date = instantIn(demo, first, '08:00')
  const end_date = instantIn(demo, first + days - 1, '18:00')
  const id = await planEvent(demo, { ...plan, start_date, end_date, location: 'Rotsee' })
  await publishSessions(demo.db, demo.club, [id], demo.coach)
  return id
}

/** The shown athlete starts in a single, and a double of each gender beside. */
async function seedRegatta(demo: Demo, plan: Plan): Promise<number> {
  const { db, club, coach, athletes, shown_athlete } = demo
  const id = await seedEvent(demo, { ...plan, event_type: 'regatta' })
  const scullers = athletes.filter(
    ({ id: one, scull, cox }) => scull && !cox && one !== shown_athlete,
  )
  const doubleOf = (gender: 'm' | 'w', word: 'men' | 'women'): Boat => {
    const people = scullers.filter((person) => person.gender === gender).slice(0, 2)
    const name = people.map(({ last_name }) => last_name).join(' / ')
    return { key: '2x', gender: word, name, people }
  }
  const crews = await seatBoats(demo, id, [doubleOf('m', 'men'), doubleOf('w', 'women')])
  await publishCrews(demo, crews)
  const changes = programme(demo, plan, crews)
  await writeRaces(db, club, id, { changes, deleted: [], stored: [], by: coach })
  return id
}

/** Heats in the morning, finals on the last afternoon; what lies behind has places and times. */
function programme(
  demo: Demo,
  { first, days }: Plan,
  [men = 0, women = 0]: readonly number[],
): RaceChange[] {
  const at = (day: number, clock: string) => instantIn(demo, first + day, clock)
  const race = (starter: RaceChange, place: number, time: number): RaceChange => {
    const result: RaceChange = first < 0 ? { place, time, status: 'done' } : {}
    return { distance: 2000, age: 'senior', weight: 'heavyweight', ...starter, ...result }
  }
  const single = {
    user_id: demo.shown_athlete,
    gender: wordOf(shownAthlete.gender),
    boat_type: boatByKey('1x')?.id ?? 0,
  }
  const double = { name: 'Double, heat 1', lane: 4, boat_type: boatByKey('2x')?.id ?? 0 }
  const heat = { ...single, number: '4', name: 'Single, heat 2', lane: 3 }
  const final = { ...single, number: '27', name: 'Single, final' }
  const ofMen = { ...double, number: '11', gender: 'men', crew_id: men } as const
  const ofWomen = { ...double, number: '12', gender: 'women', crew_id: women } as const
  return [
    race({ ...heat, starts_at: at(0, '09:20') }, 2, 452.31),
    race({ ...ofMen, starts_at: at(0, '10:05') }, 1, 398.72),
    race({ ...ofWomen, starts_at: at(0, '10:15') }, 2, 441.05),
    race({ ...final, starts_at: at(days - 1, '14:40') }, 3, 446.88),
  ]
}

const wordOf = (gender: 'm' | 'w'): 'men' | 'women' => (gender === 'm' ? 'men' : 'women')

/** Metres from the end of the lake to the start: boats are on their way when they cross it. */
const START_M = 10
const SPLITS_M = [250, 500, 750]
const FINISH_M = 1000

/** The course of the regatta of the day, with its lines on the way. */
export async function seedCourse({ db, club, coach, venue_id }: Demo): Promise<void> {
  const at = (metres: number) => lineAcross(START_M + metres)
  const lines = SPLITS_M.map((metres) => ({ name: `${metres} m`, ...at(metres) }))
  const course = { name: 'Rotsee 1000 m', venue_id, start: at(0), finish: at(FINISH_M), lines }
  await createGate(db, club, course, coach)
}
