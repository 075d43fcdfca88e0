import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { answerAfter, NO_ANSWER } from '#domain/rules/attendance.ts'
import { daysBetween } from '#domain/time/week.ts'
import { dayIn, instantAt } from '#domain/time/zoned-time.ts'
import { refreshLoads } from '../analysis/reports/loads.ts'
import { saveAnswers, type Mark } from '../planning/attendance/commands.ts'
import { settlePlaces } from '../planning/attendance/places.ts'
import { publishSessions } from '../planning/publishing/notify.ts'
import { createSession } from '../planning/sessions/commands.ts'
import { answeredHealth } from './health-story.ts'
import { DAY_MS, instantIn, MINUTE_MS, planEvent, structureOf } from './plan-session.ts'
import { randomFrom, type Random } from './random.ts'
import { idsOf } from './rows.ts'
import { seasonAround, type Planned } from './season.ts'
import { ROTSEE, type Demo, type Member } from './seed-clubs.ts'
import { seedFiles, type SeededActivity, type DemoSession } from './seed-files.ts'

type DemoSeason = { sessions: DemoSession[]; activities: SeededActivity[]; event: number }

const SEED = 20_260

/** Sessions, answers, ratings and files, through the same commands that serve people. */
export async function seedSeason(demo: Demo): Promise<DemoSeason> {
  const { db, club, coach } = demo
  const random = randomFrom(SEED)
  const sessions: DemoSession[] = []
  for (const planned of seasonAround(demo.today))
    sessions.push(await seedSession(demo, planned, random))
  const over = sessions.filter(({ starts }) => starts + 120 * MINUTE_MS < Date.now())
  await rate(demo, over, random)
  const activities = await seedFiles(demo, over, random)
  await refreshLoads(db, club, { session_ids: idsOf(over) })
  // For everybody, a week from now.
  const event = await planEvent(demo, {
    name: 'Club evening',
    event_type: 'meeting',
    start_date: instantIn(demo, 7, '19:00'),
    end_date: instantIn(demo, 7, '21:00'),
    location: 'Boathouse',
  })
  await publishSessions(db, club, [...idsOf(sessions), event], coach)
  return { sessions, activities, event }
}

async function seedSession(demo: Demo, planned: Planned, random: Random): Promise<DemoSession> {
  const {
    day,
    start,
    end,
    structure,
    squads,
    focus_ids,
    intensities,
    tag,
    efforts: _,
    ...plan
  } = planned
  const start_date = instantAt(`${day}T${start}`, demo.time_zone)
  const isTheirs = ({ squad }: Member) => squad !== null && squads.includes(squad)
  const coach = demo.coaches.find(isTheirs)?.id ?? demo.coach
  const whole = {
    ...plan,
    start_date,
    end_date: instantAt(`${day}T${end}`, demo.time_zone),
    venue: planned.sport_id === SPORT.rowing ? ROTSEE : null,
    structure: structure === null ? null : structureOf(structure),
    intensities: [...intensities],
    focus_ids: [...focus_ids],
    tags: [tag],
    squad_ids: squads.map((squad) => demo.squads[squad]),
  }
  const by = { user_id: coach, role_id: ROLE.coach }
  const id = await createSession(demo.db, demo.club, whole, by)
  const people = demo.athletes.filter(isTheirs)
  const starts = Date.parse(start_date)
  const coming = await answer(demo, { id, people, starts }, random)
  return { id, planned, starts, people, coming }
}

type Invitation = Pick<DemoSession, 'id' | 'people' | 'starts'>

/**
 * Most come; a few are ill or injured as their mornings say, or have exams. The further ahead a
 * session, the fewer have answered.
 */
async function answer(
  { db, club, athletes, today, time_zone }: Demo,
  { id, people, starts }: Invitation,
  random: Random,
): Promise<Member[]> {
  const ahead = (starts - Date.now()) / DAY_MS
  const ago = daysBetween(dayIn(time_zone, new Date(starts)), today)
  const answered = ahead <= 0 ? 0.97 : ahead < 1 ? 0.75 : ahead < 4 ? 0.4 : 0
  const marks = people.flatMap((person): Mark[] => {
    const luck = random.next()
    if (!random.chance(answered)) return []
    const unwell = answeredHealth(athletes.indexOf(person), ago)
    if (unwell !== null)
      return [{ user_id: person.id, attending: 2, health_statuses: [HEALTH_STATUS[unwell]] }]
    return [{ user_id: person.id, attending: luck < 0.9 ? 1 : 2 }]
  })
  const answers = marks.map(({ user_id, ...mark }) => ({
    user_id,
    ...answerAfter(NO_ANSWER, mark, { limited: false, waiting: false, seesPerson: true }),
  }))
  if (answers.length > 0) {
    await saveAnswers(db, club, id, { answers, by: answers[0]?.user_id ?? 0 })
    await settlePlaces(db, club, [id], null)
  }
  const yes = new Set(marks.filter((mark) => mark.attending === 1).map((mark) => mark.user_id))
  return people.filter((person) => yes.has(person.id))
}

async function rate(
  { db, club }: Demo,
  over: readonly DemoSession[],
  random: Random,
): Promise<void> {
  const trained = over.filter(({ planned }) => planned.sport_id !== SPORT.day_off)
  const rows = trained.flatMap(({ id, planned, coming }) =>
    coming
      .filter(() => random.chance(0.7))
      .map((person) => ({
        session_id: id,
        user_id: person.id,
        rpe: Math.min(8, Math.max(1, planned.planned_rpe + Math.round(random.normal() * 0.7))),
      })),
  )
  await sql`insert into session_ratings (club_id, session_id, user_id, rpe)
    select ${club}, session_id, user_id, rpe
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (session_id bigint, user_id bigint,
        rpe smallint)`.execute(db)
}
