import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'

export type DemoMessages = { squad: number; young: number; minors: number; report: number }

type Line = { by: Member | undefined; hours_ago: number; text: string }
type Thread = {
  of: { kind: string; squad_id?: number; crew_id?: number; name?: string }
  people: readonly (Member | undefined)[]
  lines: readonly Line[]
  /** Nobody of age is in it. */
  isOfMinors?: boolean
  /** How many of the last lines nobody but their writer has read. */
  unread?: number
}
type Crew = { id: number; session_id: number }

/** What the people of the club write to each other: a squad, a crew, the coaches and some friends. */
export async function seedMessages(
  db: Db,
  clubs: DemoClubs,
  crews: readonly Crew[],
): Promise<DemoMessages> {
  const squadOf = (squad: Member['squad']) =>
    [...clubs.coaches, ...clubs.athletes].filter((person) => person.squad === squad)
  const squad = await writeThread(db, clubs, squadThread(clubs, squadOf('Senior')))
  await writeThread(db, clubs, coachesThread(clubs))
  await seedCrewThread(db, clubs, crews)
  const young = await writeThread(db, clubs, youngThread(clubs, squadOf('U17')))
  const minors = await writeThread(db, clubs, friendsThread(squadOf('U17')))
  const report = await seedReport(db, clubs, minors)
  return { squad, young, minors, report }
}

function squadThread({ squads }: DemoClubs, people: readonly Member[]): Thread {
  const [head, coach] = people
  const [, , anna, ben, cleo] = people
  return {
    of: { kind: 'squad', squad_id: squads.Senior },
    people,
    lines: [
      { by: head, hours_ago: 75, text: 'Good work this week. Sunday is off, and I mean it.' },
      { by: anna, hours_ago: 74.8, text: 'Thank you! My legs agree.' },
      {
        by: coach,
        hours_ago: 30,
        text: 'Tuesday we start at the upper jetty, the lower one is closed.',
      },
      { by: ben, hours_ago: 29.5, text: 'Is there room for bikes up there?' },
      {
        by: coach,
        hours_ago: 29.4,
        text: 'Yes, behind the shed. Parking: https://www.example.org/upper-jetty',
      },
      { by: cleo, hours_ago: 3, text: 'The wind is turning west tomorrow, 4 Beaufort from nine.' },
      { by: head, hours_ago: 2.5, text: 'Then we are on the water at six. Boats ready at 05:50.' },
    ],
    unread: 2,
  }
}

/** The youngest squad with two coaches; the parent of two of them reads along. */
function youngThread({ coaches }: DemoClubs, people: readonly Member[]): Thread {
  const [head] = coaches
  const [coach, older, younger] = people
  return {
    of: { kind: 'group', name: 'U17 with Sabine' },
    people: [head, ...people],
    lines: [
      { by: coach, hours_ago: 52, text: 'Saturday we meet at nine, with running shoes.' },
      { by: older, hours_ago: 51, text: 'Do we row too, or only run?' },
      { by: coach, hours_ago: 50.5, text: 'Both. Bring something dry for afterwards.' },
      { by: younger, hours_ago: 28, text: 'I am ten minutes late, my tram only comes then.' },
      { by: head, hours_ago: 4, text: 'The entry forms for the regatta are due on Friday.' },
    ],
    unread: 1,
  }
}

function coachesThread({ coaches }: DemoClubs): Thread {
  const [head, first, second] = coaches
  return {
    of: { kind: 'coaches' },
    people: coaches,
    lines: [
      { by: head, hours_ago: 50, text: 'Who takes the launch on Thursday?' },
      {
        by: second,
        hours_ago: 49,
        text: 'I do. The radio needs a charge, please leave it on the desk.',
      },
      {
        by: first,
        hours_ago: 6,
        text: 'The line-ups for the regatta are in. Please look at the second four.',
      },
    ],
    unread: 1,
  }
}

function friendsThread(people: readonly Member[]): Thread {
  const [, anna, ben, cleo] = people
  return {
    of: { kind: 'group', name: 'Bus to the regatta' },
    people: [anna, ben, cleo],
    isOfMinors: true,
    lines: [
      { by: anna, hours_ago: 20, text: 'Who brings the speaker?' },
      { by: ben, hours_ago: 19.9, text: 'Not you again, your music is awful' },
      { by: cleo, hours_ago: 19, text: 'I have one. Front seats are taken!' },
    ],
  }
}

/** A crew of a session that is published, with its coaches. */
async function seedCrewThread(db: Db, clubs: DemoClubs, crews: readonly Crew[]): Promise<void> {
  const people = [...clubs.coaches, ...clubs.athletes]
  const { id } = crews.at(-1) ?? { id: 0 }
  const seated = await db
    .selectFrom('crew_users')
    .select('user_id')
    .where('club_id', '=', clubs.club)
    .where('crew_id', '=', id)
    .orderBy('position')
    .execute()
  const crew = seated.map(({ user_id }) => people.find((person) => person.id === user_id))
  const [bow, two] = crew
  await writeThread(db, clubs, {
    of: { kind: 'crew', crew_id: id },
    people: [...clubs.coaches, ...crew],
    lines: [
      {
        by: bow,
        hours_ago: 26,
        text: 'Can we move the foot stretcher of seat two before we go out?',
      },
      { by: two, hours_ago: 25, text: 'Done, one hole towards the stern.' },
    ],
  })
}

async function writeThread(
  db: Db,
  { club }: DemoClubs,
  { of, people, lines, isOfMinors = false, unread = 0 }: Thread,
): Promise<number> {
  const known = people.filter((person) => person !== undefined)
  const written = lines.filter(({ by }) => by !== undefined)
  const { id } = await db
    .insertInto('message_threads')
    .values({
      ...of,
      club_id: club,
      creator_id: written[0]?.by?.id ?? null,
      last_number: written.length,
      last_at: sentAt(written.at(-1)?.hours_ago ?? 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const read_number = written.length - unread
  await db
    .insertInto('message_people')
    .values(
      known.map((person) => ({ club_id: club, thread_id: id, user_id: person.id, read_number })),
    )
    .execute()
  await db
    .insertInto('messages')
    .values(
      written.map(({ by, hours_ago, text }, index) => ({
        club_id: club,
        thread_id: id,
        number: index + 1,
        user_id: by?.id ?? 0,
        client_id: `demo-${id}-${index + 1}`.padEnd(8, '-'),
        text,
        with_adult: !isOfMinors,
        sent_at: sentAt(hours_ago),
      })),
    )
    .execute()
  return id
}

const sentAt = (hours: number) => sql<string>`now() - make_interval(secs => ${hours * 3600})`

/** Somebody found the second message of a thread wrong. */
async function seedReport(db: Db, { club }: DemoClubs, thread_id: number): Promise<number> {
  const { text, number } = await db
    .selectFrom('messages')
    .select([sql<string>`text`.as('text'), 'number'])
    .where('club_id', '=', club)
    .where('thread_id', '=', thread_id)
    .where('number', '=', 2)
    .executeTakeFirstOrThrow()
  const { user_id } = await db
    .selectFrom('messages')
    .select('user_id')
    .where('club_id', '=', club)
    .where('thread_id', '=', thread_id)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('message_reports')
    .values({ club_id: club, thread_id, number, user_id, reason: 'That was not kind.', text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
