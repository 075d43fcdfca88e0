import { sql } from 'kysely'
import { parseStructure } from '#domain/time/structure-parse.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import { addDays, daysBetween } from '#domain/time/week.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { answerAfter, NO_ANSWER } from '#domain/rules/attendance.ts'
import { dayIn, instantAt } from '#domain/time/zoned-time.ts'
import { saveAnswers, type Mark } from '../planning/attendance/commands.ts'
import { settlePlaces } from '../planning/attendance/places.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { refreshLoads } from '../analysis/reports/loads.ts'
import { createSession, createSessions } from '../planning/sessions/commands.ts'
import { answeredHealth } from './health-story.ts'
import { randomFrom, type Random } from './random.ts'
import { seasonAround, type Planned } from './season.ts'
import { ROTSEE, type DemoClubs, type Member } from './seed-clubs.ts'
import { seedFiles } from './seed-files.ts'

export type DemoSession = {
  id: number
  planned: Planned
  starts: number
  people: Member[]
  coming: Member[]
}
export type DemoSeason = {
  sessions: DemoSession[]
  activities: { id: number; session_id: number; user_id: number }[]
  event: number
}

const SEED = 20_260

/** Sessions, answers, ratings and files, through the same commands that serve people. */
export async function seedSeason(db: Db, files: FileStore, clubs: DemoClubs): Promise<DemoSeason> {
  const random = randomFrom(SEED)
  const sessions: DemoSession[] = []
  for (const planned of seasonAround(clubs.today))
    sessions.push(await seedSession(db, clubs, planned, random))
  const over = sessions.filter((session) => session.starts + 2 * 3_600_000 < Date.now())
  await rate(db, clubs, over, random)
  const activities = await seedFiles(db, files, clubs, over, random)
  await refreshLoads(db, clubs.club, { session_ids: over.map((session) => session.id) })
  const event = await seedEvent(db, clubs)
  await publishSessions(
    db,
    clubs.club,
    [...sessions.map(({ id }) => id), event],
    clubs.coaches[0]?.id ?? 0,
  )
  return { sessions, activities, event }
}

/** A club evening a week from now, for everybody. */
async function seedEvent(
  db: Db,
  { club, coaches, athletes, today, time_zone }: DemoClubs,
): Promise<number> {
  const day = addDays(today, 7)
  const span = {
    start_date: instantOf(day, '19:00', time_zone),
    end_date: instantOf(day, '21:00', time_zone),
  }
  const plan = {
    name: 'Club evening',
    event_type: 'meeting' as const,
    ...span,
    location: 'Boathouse',
    athlete_ids: athletes.map(({ id }) => id),
    coach_ids: coaches.map(({ id }) => id),
  }
  const planner = { user_id: coaches[0]?.id ?? 0, role_id: ROLE.coach }
  const [id = 0] = await createSessions(db, club, 'event', plan, planner, {
    spans: [span],
    rule: null,
  })
  return id
}

const instantOf = (day: string, clock: string, zone: string): string =>
  instantAt(`${day}T${clock}`, zone)

async function seedSession(
  db: Db,
  clubs: DemoClubs,
  planned: Planned,
  random: Random,
): Promise<DemoSession> {
  const { day, start, end, structure, squads, focus_ids, intensities, tag } = planned
  const start_date = instantOf(day, start, clubs.time_zone)
  const parsed = structure === null ? null : parseStructure(structure)
  const coach =
    clubs.coaches.find((person) => person.squad !== null && squads.includes(person.squad)) ??
    clubs.coaches[0]
  const id = await createSession(
    db,
    clubs.club,
    {
      name: planned.name,
      sport_id: planned.sport_id,
      start_date,
      end_date: instantOf(day, end, clubs.time_zone),
      planned_distance: planned.planned_distance,
      planned_time: planned.planned_time,
      planned_rpe: planned.planned_rpe,
      venue: planned.sport_id === 1 ? ROTSEE : null,
      structure: parsed?.ok ? planOf(parsed.structure) : null,
      intensities: [...intensities],
      focus_ids: [...focus_ids],
      tags: [tag],
      squad_ids: squads.map((squad) => clubs.squads[squad]),
    },
    { user_id: coach?.id ?? 0, role_id: ROLE.coach },
  )
  const people = clubs.athletes.filter(
    (person) => person.squad !== null && squads.includes(person.squad),
  )
  const coming = await answer(db, clubs, id, people, Date.parse(start_date), random)
  return { id, planned, starts: Date.parse(start_date), people, coming }
}

const DAY_MS = 86_400_000

/** How many days a session lies before today, on the club's clock. */
const daysBefore = ({ today, time_zone }: DemoClubs, starts: number) =>
  daysBetween(dayIn(time_zone, new Date(starts)), today)

/**
 * Most come; a few are ill or injured as their mornings say, or have exams. The further ahead a
 * session, the fewer have answered.
 */
async function answer(
  db: Db,
  clubs: DemoClubs,
  id: number,
  people: readonly Member[],
  starts: number,
  random: Random,
): Promise<Member[]> {
  const ahead = (starts - Date.now()) / DAY_MS
  const ago = daysBefore(clubs, starts)
  const answered = ahead <= 0 ? 0.97 : ahead < 1 ? 0.75 : ahead < 4 ? 0.4 : 0
  const marks = people.flatMap((person): Mark[] => {
    const luck = random.next()
    if (!random.chance(answered)) return []
    const unwell = answeredHealth(clubs.athletes.indexOf(person), ago)
    if (unwell !== null)
      return [{ user_id: person.id, attending: 2, health_statuses: [HEALTH_STATUS[unwell]] }]
    return [{ user_id: person.id, attending: luck < 0.9 ? 1 : 2 }]
  })
  const answers = marks.map(({ user_id, ...mark }) => ({
    user_id,
    ...answerAfter(NO_ANSWER, mark, { limited: false, waiting: false, seesPerson: true }),
  }))
  if (answers.length > 0) {
    await saveAnswers(db, clubs.club, id, { answers, by: answers[0]?.user_id ?? 0 })
    await settlePlaces(db, clubs.club, [id], null)
  }
  const yes = new Set(marks.filter((mark) => mark.attending === 1).map((mark) => mark.user_id))
  return people.filter((person) => yes.has(person.id))
}

async function rate(
  db: Db,
  clubs: DemoClubs,
  over: readonly DemoSession[],
  random: Random,
): Promise<void> {
  const rows = over.flatMap(({ id, planned, coming }) =>
    planned.sport_id === 9
      ? []
      : coming
          .filter(() => random.chance(0.7))
          .map((person) => ({
            session_id: id,
            user_id: person.id,
            rpe: Math.min(8, Math.max(1, planned.planned_rpe + Math.round(random.normal() * 0.7))),
          })),
  )
  await sql`insert into session_ratings (club_id, session_id, user_id, rpe)
    select ${clubs.club}, session_id, user_id, rpe
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (session_id bigint, user_id bigint,
        rpe smallint)`.execute(db)
}
