import { sql } from 'kysely'
import { SPORT } from '#domain/constants/sports.ts'
import { MOST_DAYS_AFTER } from '#domain/public/page.ts'
import { makePage } from '../live/public/commands.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { DAY_MS, MINUTE_MS, planSession, quartersOf, seatBoats } from './plan-session.ts'
import { insertRows } from './rows.ts'
import type { Demo } from './seed-clubs.ts'
import { newConnectCode } from './seed-crews.ts'

/** How long the page of the regatta is open from a start of the demo on: a day less than it may be. */
export const PAGE_DAYS = MOST_DAYS_AFTER - 1
/** By which the regatta and the races on ergometers are known when they are started again. */
export const REGATTA = 'Club regatta, 1000 m'
export const ERG_RACE = 'Erg race, 2000 m'
const REGATTA_BOATS = ['Aare', 'Limmat', 'Reuss', 'Rhine'] as const
const ERG_LANES = 6
export const ERG_METRES = 2000

const hence = (ms: number) => Date.now() + ms
/** They began a quarter of an hour ago and go on for hours. */
const span = () => ({ starts: hence(-15 * MINUTE_MS), minutes: 180 })

/** A regatta of four double sculls that record by their codes, on this day, with its public page. */
export async function seedLive(
  demo: Demo,
): Promise<{ session: number; page: number; uuid: string }> {
  const { db, club, coach } = demo
  const scullers = demo.athletes.filter(
    ({ squad, cox, scull }) => squad === 'Senior' && !cox && scull,
  )
  const session = await planSession(demo, {
    ...span(),
    name: REGATTA,
    sport_id: SPORT.rowing,
    structure: quartersOf(3, 1000, 600),
    people: scullers.slice(0, 2 * REGATTA_BOATS.length),
  })
  const boats = REGATTA_BOATS.map((name, index) => {
    const people = scullers.slice(2 * index, 2 * index + 2)
    return { key: '2x', gender: 'mixed', name, people } as const
  })
  const crews = await seatBoats(demo, session, boats)
  const codes = crews.map((crew_id) => ({ crew_id }))
  await addCodes(demo, session, codes)
  await publishSessions(db, club, [session], coach)
  const page = await sharePublicly(demo, session)
  return { session, page: page.id, uuid: page.token }
}

/** Anybody with the link follows the regatta; the demo is looked at whenever somebody has time. */
async function sharePublicly({ db, club, coach }: Demo, session_id: number) {
  await sql`update sessions set video_stream_url = 'https://video.example.org/regatta',
      public_page_intro = 'Three races over 1000 m on the Rotsee. Every boat is shown as it rows.'
    where club_id = ${club} and id = ${session_id}`.execute(db)
  const shown = { names: 'full', show_boats: true, show_splits: true, show_map: true } as const
  const times = {
    delay_min: 0,
    opens_at: new Date(hence(-30 * MINUTE_MS)).toISOString(),
    closes_at: new Date(hence(PAGE_DAYS * DAY_MS)).toISOString(),
    results_at: null,
  }
  return makePage(db, club, { user_id: coach }, { ...shown, ...times, gate_id: null, session_id })
}

/** A session in the erg room, on this day, in which six of the club race by their codes. */
export async function seedErgRace(demo: Demo): Promise<number> {
  const { db, club, coach } = demo
  const people = demo.athletes.filter(({ cox }) => !cox).slice(0, ERG_LANES)
  const session = await planSession(demo, {
    ...span(),
    name: ERG_RACE,
    sport_id: SPORT.ergo,
    location: 'Erg room',
    structure: quartersOf(1, ERG_METRES, 600),
    people,
  })
  const codes = people.map(({ id }) => ({ user_id: id }))
  await addCodes(demo, session, codes)
  await publishSessions(db, club, [session], coach)
  return session
}

/** Each crew or person of a session records by a code. */
async function addCodes(
  { db, club }: Demo,
  session_id: number,
  whose: readonly { crew_id?: number; user_id?: number }[],
): Promise<void> {
  const rows = whose.map((one) => ({ ...one, club_id: club, session_id, code: newConnectCode() }))
  await insertRows(db, 'connect_codes', rows)
}
