import { sql } from 'kysely'
import { insertRow, insertRows } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'
import type { DemoCrew } from './seed-crews.ts'

type Who = Member | undefined
type Line = readonly [by: Who, hoursAgo: number, text: string]
type Thread = {
  of: { kind: string; squad_id?: number; crew_id?: number; name?: string }
  people: readonly Who[]
  lines: readonly Line[]
  /** Nobody of age is in it. */
  isOfMinors?: boolean
  /** How many of the last lines nobody but their writer has read. */
  unread?: number
}

/** What the people of the club write to each other: a squad, a crew, the coaches and some friends. */
export async function seedMessages(demo: Demo, crews: readonly DemoCrew[]) {
  const squadOf = (squad: Member['squad']) =>
    [...demo.coaches, ...demo.athletes].filter((person) => person.squad === squad)
  const squad = await writeThread(demo, squadThread(demo, squadOf('Senior')))
  await writeThread(demo, coachesThread(demo))
  await writeThread(demo, crewThread(demo, crews.at(-1)))
  const young = await writeThread(demo, youngThread(demo, squadOf('U17')))
  const friends = friendsThread(squadOf('U17'))
  const minors = await writeThread(demo, friends)
  const [first, second] = friends.lines
  // The writer of the first message found the second one wrong.
  const report = await insertRow(demo.db, 'message_reports', {
    club_id: demo.club,
    thread_id: minors,
    number: 2,
    user_id: first?.[0]?.id ?? 0,
    reason: 'That was not kind.',
    text: second?.[2] ?? '',
  })
  return { squad, young, report }
}

function squadThread({ squads }: Demo, people: readonly Member[]): Thread {
  const [head, coach, anna, ben, cleo] = people
  return {
    of: { kind: 'squad', squad_id: squads.Senior },
    people,
    lines: [
      [head, 75, 'Good work this week. Sunday is off, and I mean it.'],
      [anna, 74.8, 'Thank you! My legs agree.'],
      [coach, 30, 'Tuesday we start at the upper jetty, the lower one is closed.'],
      [ben, 29.5, 'Is there room for bikes up there?'],
      [coach, 29.4, 'Yes, behind the shed. Parking: https://www.example.org/upper-jetty'],
      [cleo, 3, 'The wind is turning west tomorrow, 4 Beaufort from nine.'],
      [head, 2.5, 'Then we are on the water at six. Boats ready at 05:50.'],
    ],
    unread: 2,
  }
}

/** The youngest squad with two coaches; the parent of two of them reads along. */
function youngThread({ coaches: [head] }: Demo, people: readonly Member[]): Thread {
  const [coach, older, younger] = people
  return {
    of: { kind: 'group', name: 'U17 with Sabine' },
    people: [head, ...people],
    lines: [
      [coach, 52, 'Saturday we meet at nine, with running shoes.'],
      [older, 51, 'Do we row too, or only run?'],
      [coach, 50.5, 'Both. Bring something dry for afterwards.'],
      [younger, 28, 'I am ten minutes late, my tram only comes then.'],
      [head, 4, 'The entry forms for the regatta are due on Friday.'],
    ],
    unread: 1,
  }
}

function coachesThread({ coaches }: Demo): Thread {
  const [head, first, second] = coaches
  return {
    of: { kind: 'coaches' },
    people: coaches,
    lines: [
      [head, 50, 'Who takes the launch on Thursday?'],
      [second, 49, 'I do. The radio needs a charge, please leave it on the desk.'],
      [first, 6, 'The line-ups for the regatta are in. Please look at the second four.'],
    ],
    unread: 1,
  }
}

function friendsThread([, anna, ben, cleo]: readonly Member[]): Thread {
  return {
    of: { kind: 'group', name: 'Bus to the regatta' },
    people: [anna, ben, cleo],
    isOfMinors: true,
    lines: [
      [anna, 20, 'Who brings the speaker?'],
      [ben, 19.9, 'Not you again, your music is awful'],
      [cleo, 19, 'I have one. Front seats are taken!'],
    ],
  }
}

/** A crew with the coaches. */
function crewThread({ coaches, athletes }: Demo, crew: DemoCrew | undefined): Thread {
  const aboard = (crew?.aboard ?? []).map((id) => athletes.find((person) => person.id === id))
  const [bow, two] = aboard
  return {
    of: { kind: 'crew', crew_id: crew?.id ?? 0 },
    people: [...coaches, ...aboard],
    lines: [
      [bow, 26, 'Can we move the foot stretcher of seat two before we go out?'],
      [two, 25, 'Done, one hole towards the stern.'],
    ],
  }
}

/** Lines of somebody who is not there are left out. */
async function writeThread(
  { db, club }: Demo,
  { of, people, lines, isOfMinors = false, unread = 0 }: Thread,
): Promise<number> {
  const written = lines.flatMap(([by, hours, text]) =>
    by ? [{ user_id: by.id, hours, text }] : [],
  )
  const thread_id = await insertRow(db, 'message_threads', {
    ...of,
    club_id: club,
    creator_id: written[0]?.user_id ?? null,
    last_number: written.length,
    last_at: sentAt(written.at(-1)?.hours ?? 0),
  })
  const read = { club_id: club, thread_id, read_number: written.length - unread }
  const present = people.filter((person) => person !== undefined)
  const readers = present.map(({ id }) => ({ ...read, user_id: id }))
  await insertRows(db, 'message_people', readers)
  const messages = written.map(({ user_id, hours, text }, index) => ({
    club_id: club,
    thread_id,
    number: index + 1,
    user_id,
    client_id: `demo-${thread_id}-${index + 1}`.padEnd(8, '-'),
    text,
    with_adult: !isOfMinors,
    sent_at: sentAt(hours),
  }))
  await insertRows(db, 'messages', messages)
  return thread_id
}

const sentAt = (hours: number) => sql<string>`now() - make_interval(secs => ${hours * 3600})`
