import { sql } from 'kysely'
import { mentionOf, mentionsIn } from '#domain/wall/mentions.ts'
import type { Reaction } from '#domain/wall/reactions.ts'
import { idsOf, insertRow, insertRows } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'
import { keepFile } from './seed-files.ts'
import type { WaterSession } from './seed-scores.ts'
import { drawnMorning, drawnPlan } from './wall-files.ts'

type Who = Member | undefined
type Line = readonly [by: Who, hoursAgo: number, text: string]
type Attached = { sha256: string; size: number; name?: string }
type Post = {
  line: Line
  kind?: 'photo' | 'video' | 'file' | 'result'
  squad_id?: number
  session_id?: number
  alt?: string
  file?: Attached
  video_url?: string
  result_of?: number
  pinned?: true
  comments?: readonly Line[]
  liked?: Partial<Record<Reaction, readonly Who[]>>
}
type Scored = { water: WaterSession; rower: number }

/** What people of the club posted over the last two weeks, on the walls of all its places. */
export async function seedWall(demo: Demo, scored: Scored) {
  await comeEarlier(demo)
  const morning = await keepFile(demo, await drawnMorning())
  const plan = { ...(await keepFile(demo, drawnPlan())), name: 'Autumn camp.pdf' }
  const posts = [
    ...clubPosts(demo, morning, plan),
    ...squadPosts(demo),
    ...sessionPosts(demo, scored),
  ].toSorted(({ line: [, one] }, { line: [, other] }) => other - one)
  const written: (Post & { id: number; comment: number })[] = []
  for (const post of posts) written.push({ ...post, ...(await writePost(demo, post)) })
  const photo = written.find(({ kind }) => kind === 'photo')
  const file = written.find(({ kind }) => kind === 'file')
  const pinned = written.find((post) => post.pinned)
  if (!photo || !file || !pinned) throw new Error('the wall of the demo lacks a post')
  // Somebody found a comment out of place.
  const report = await insertRow(demo.db, 'wall_reports', {
    club_id: demo.club,
    post_id: photo.id,
    comment_id: photo.comment,
    user_id: demo.coaches[1]?.id ?? 0,
    reason: 'Please do not name people in photos without asking them.',
    text: photo.comments?.[0]?.[2] ?? '',
  })
  return { post: pinned.id, photo: photo.id, file: file.id, report, comment: photo.comment }
}

/** People read a wall from when they came, and these have been in the club for long. */
async function comeEarlier({ db, club }: Demo): Promise<void> {
  await sql`update memberships set created_at = ${at(24 * 400)} where club_id = ${club}`.execute(db)
  await sql`update squad_users set joined_at = null where club_id = ${club}`.execute(db)
}

const named = (who: Who) => mentionOf(who?.id ?? 0)

/** What everybody reads, with what people passed on: a plan and a video. */
function clubPosts({ coaches, athletes }: Demo, photo: Attached, plan: Attached): Post[] {
  const [head, coach] = coaches
  const [anna, ben, cleo, dan, eva] = athletes.filter(
    ({ squad }) => squad === 'Senior' || squad === 'U23',
  )
  const jetty =
    'Work on the upper jetty starts on Monday. Until it is done all boats go out ' +
    'from the lower one, eights first. Please carry oars down before the boat.'
  const morning = 'Half past six this morning. Nobody wanted to go home.'
  const camp = 'The plan for the autumn camp. Please read page two, and ask before Friday.'
  return [
    {
      line: [head, 194, jetty],
      pinned: true,
      liked: { like: [anna, ben, coach] },
      comments: [
        [ben, 192, 'Where do we rinse the boats meanwhile?'],
        [head, 191.5, 'At the hose behind the shed.'],
      ],
    },
    {
      line: [cleo, 61, morning],
      kind: 'photo',
      file: photo,
      alt: 'The lake at sunrise, flat, with a single sculler far out',
      liked: { heart: [anna, dan, head], rowing: [eva] },
      comments: [
        [dan, 60, `${named(anna)} is that you out there?`],
        [anna, 59.5, 'It is. Best session of the week.'],
      ],
    },
    { line: [coach, 122, camp], kind: 'file', file: plan, liked: { like: [eva] } },
    {
      line: [ben, 76, 'A good one on the catch, from minute four.'],
      kind: 'video',
      video_url: 'https://www.youtube.com/watch?v=rowingcatch1',
      liked: { strong: [coach], like: [cleo] },
      comments: [[coach, 74, 'We try this on Thursday.']],
    },
  ]
}

function squadPosts({ squads, coaches: [head, coach], athletes }: Demo): Post[] {
  const [anna, ben] = athletes.filter(({ squad }) => squad === 'Senior')
  const [dan, eva] = athletes.filter(({ squad }) => squad === 'U23')
  const double = `${named(anna)} and ${named(ben)} take the double on Saturday.`
  const third = 'Third at the sprint regatta, and the first time under 1:30.'
  return [
    {
      line: [coach, 30, `${double} The others row the four.`],
      squad_id: squads.Senior,
      liked: { rowing: [anna] },
      comments: [[ben, 29, 'Gladly. Who steers the four?']],
    },
    {
      line: [dan, 202, `${third} Thank you all for shouting.`],
      squad_id: squads.U23,
      liked: { celebrate: [eva, head], strong: [coach] },
      comments: [[head, 201, 'You rowed the last 200 like a crew of four.']],
    },
  ]
}

function sessionPosts(
  { coaches: [head], athletes }: Demo,
  { water: { session }, rower }: Scored,
): Post[] {
  const author = athletes.find(({ id }) => id === rower)
  const warm = 'Warm up on the way to the start, not at the jetty. It was crowded today.'
  return [
    {
      line: [author, 48, 'Even pieces for once, and the last one was the fastest.'],
      session_id: session,
      kind: 'result',
      result_of: session,
      liked: { strong: [head] },
      comments: [[head, 47, 'That is what I wanted to see.']],
    },
    { line: [head, 50, warm], session_id: session },
  ]
}

/** So long before eight in the evening of yesterday. */
const at = (hours: number) => sql<string>`(date_trunc('day', now()) - interval '5 hours'
  - make_interval(secs => ${hours * 3600}))`

/** Answers with its id and that of its first comment. */
async function writePost({ db, club }: Demo, post: Post): Promise<{ id: number; comment: number }> {
  const { line, kind = 'text', file, pinned, comments = [], liked = {}, ...rest } = post
  const rowOf = ([by, hours, text]: Line) => ({
    club_id: club,
    user_id: by?.id ?? 0,
    text,
    mentioned: mentionsIn(text),
    created_at: at(hours),
  })
  const post_id = await insertRow(db, 'wall_posts', {
    ...rowOf(line),
    ...rest,
    client_id: `demo-post-${line[1]}`,
    kind,
    file: file?.sha256 ?? null,
    file_name: file?.name ?? null,
    file_size: file?.size ?? null,
    pinned_at: pinned ? at(line[1]) : null,
  })
  const ids: number[] = []
  for (const comment of comments) {
    const client_id = `demo-comment-${comment[1]}`
    ids.push(await insertRow(db, 'wall_comments', { ...rowOf(comment), post_id, client_id }))
  }
  const reactions = Object.entries(liked).flatMap(([reaction, people]) =>
    idsOf(people.filter((person) => person !== undefined)).map((user_id) => ({
      club_id: club,
      post_id,
      user_id,
      kind: reaction,
    })),
  )
  await insertRows(db, 'wall_reactions', reactions)
  return { id: post_id, comment: ids[0] ?? 0 }
}
