import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { mentionOf } from '#domain/wall/mentions.ts'
import type { Reaction } from '#domain/wall/reactions.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import type { DemoClubs, Member } from './seed-clubs.ts'
import { drawnMorning, drawnPlan } from './wall-files.ts'

export type DemoWall = {
  post: number
  photo: number
  file: number
  report: number
  comment: number
}

type Who = Member | undefined
type Line = { by: Who; hours_ago: number; text: string; mentions?: readonly Who[] }
type Post = Line & {
  kind?: 'photo' | 'video' | 'file' | 'result'
  squad_id?: number
  session_id?: number
  alt?: string
  file?: { sha256: string; size: number; name?: string }
  video_url?: string
  result_of?: number
  pinned?: true
  comments?: readonly Line[]
  liked?: readonly (readonly [Who, Reaction])[]
}
const NONE: Post = { by: undefined, hours_ago: 0, text: '' }
type Scored = { water: number; rower: number }

const named = (who: Who) => mentionOf(who?.id ?? 0)

/** What people of the club posted over the last two weeks, on the walls of all its places. */
export async function seedWall(
  db: Db,
  files: FileStore,
  clubs: DemoClubs,
  scored: Scored,
): Promise<DemoWall> {
  await comeEarlier(db, clubs)
  const photo = await keep(db, files, await drawnMorning())
  const plan = { ...(await keep(db, files, drawnPlan())), name: 'Autumn camp.pdf' }
  const posts = [
    ...clubPosts(clubs, photo),
    ...sharedPosts(clubs, plan),
    ...squadPosts(clubs),
    ...sessionPosts(clubs, scored),
  ].toSorted((one, other) => other.hours_ago - one.hours_ago)
  const ids = new Map<Post, number>()
  for (const post of posts) ids.set(post, await writePost(db, clubs, post))
  const idOf = (chosen: (post: Post) => boolean) => ids.get(posts.find(chosen) ?? NONE) ?? 0
  const picture = idOf(({ kind }) => kind === 'photo')
  const file = idOf(({ kind }) => kind === 'file')
  const { id: comment } = await db
    .selectFrom('wall_comments')
    .select('id')
    .where('club_id', '=', clubs.club)
    .where('post_id', '=', picture)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const report = await reportOne(db, clubs, picture, comment)
  return { post: idOf(({ pinned }) => pinned === true), photo: picture, file, report, comment }
}

/** People read a wall from when they came, and these have been in the club for long. */
async function comeEarlier(db: Db, { club }: DemoClubs): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ created_at: at(24 * 400) })
    .where('club_id', '=', club)
    .execute()
  await db.updateTable('squad_users').set({ joined_at: null }).where('club_id', '=', club).execute()
}

async function keep(db: Db, files: FileStore, bytes: Buffer) {
  const { sha256, size } = await files.put(Readable.from([bytes]))
  await db
    .insertInto('stored_files')
    .values({ sha256, size })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { sha256, size }
}

type StoredPicture = { sha256: string; size: number; name?: string }

const grownUps = (people: readonly Member[]) =>
  people.filter(({ squad }) => squad === 'Senior' || squad === 'U23')

function clubPosts({ coaches, athletes }: DemoClubs, photo: StoredPicture): Post[] {
  const [head, coach] = coaches
  const [anna, ben, cleo, dan, eva] = grownUps(athletes)
  return [
    {
      by: head,
      hours_ago: 194,
      text:
        'Work on the upper jetty starts on Monday. Until it is done all boats go out ' +
        'from the lower one, eights first. Please carry oars down before the boat.',
      pinned: true,
      liked: [
        [anna, 'like'],
        [ben, 'like'],
        [coach, 'like'],
      ],
      comments: [
        { by: ben, hours_ago: 192, text: 'Where do we rinse the boats meanwhile?' },
        { by: head, hours_ago: 191.5, text: 'At the hose behind the shed.' },
      ],
    },
    {
      by: cleo,
      hours_ago: 61,
      kind: 'photo',
      file: photo,
      alt: 'The lake at sunrise, flat, with a single sculler far out',
      text: 'Half past six this morning. Nobody wanted to go home.',
      liked: [
        [anna, 'heart'],
        [dan, 'heart'],
        [eva, 'rowing'],
        [head, 'heart'],
      ],
      comments: [
        {
          by: dan,
          hours_ago: 60,
          text: `${named(anna)} is that you out there?`,
          mentions: [anna],
        },
        { by: anna, hours_ago: 59.5, text: 'It is. Best session of the week.' },
      ],
    },
  ]
}

/** What they passed on: a plan and a video. */
function sharedPosts({ coaches, athletes }: DemoClubs, plan: StoredPicture): Post[] {
  const [, coach] = coaches
  const [, ben, cleo, , eva] = grownUps(athletes)
  return [
    {
      by: coach,
      hours_ago: 122,
      kind: 'file',
      file: plan,
      text: 'The plan for the autumn camp. Please read page two, and ask before Friday.',
      liked: [[eva, 'like']],
    },
    {
      by: ben,
      hours_ago: 76,
      kind: 'video',
      video_url: 'https://www.youtube.com/watch?v=rowingcatch1',
      text: 'A good one on the catch, from minute four.',
      liked: [
        [coach, 'strong'],
        [cleo, 'like'],
      ],
      comments: [{ by: coach, hours_ago: 74, text: 'We try this on Thursday.' }],
    },
  ]
}

function squadPosts({ squads, coaches, athletes }: DemoClubs): Post[] {
  const [head, coach] = coaches
  const of = (squad: Member['squad']) => athletes.filter((person) => person.squad === squad)
  const [anna, ben] = of('Senior')
  const [dan, eva] = of('U23')
  return [
    {
      by: coach,
      squad_id: squads.Senior,
      hours_ago: 30,
      text: `${named(anna)} and ${named(ben)} take the double on Saturday. The others row the four.`,
      mentions: [anna, ben],
      liked: [[anna, 'rowing']],
      comments: [{ by: ben, hours_ago: 29, text: 'Gladly. Who steers the four?' }],
    },
    {
      by: dan,
      squad_id: squads.U23,
      hours_ago: 202,
      text: 'Third at the sprint regatta, and the first time under 1:30. Thank you all for shouting.',
      liked: [
        [eva, 'celebrate'],
        [head, 'celebrate'],
        [coach, 'strong'],
      ],
      comments: [{ by: head, hours_ago: 201, text: 'You rowed the last 200 like a crew of four.' }],
    },
  ]
}

function sessionPosts({ coaches, athletes }: DemoClubs, { water, rower }: Scored): Post[] {
  const [head] = coaches
  const author = athletes.find(({ id }) => id === rower) ?? athletes[0]
  return [
    {
      by: author,
      session_id: water,
      kind: 'result',
      result_of: water,
      hours_ago: 48,
      text: 'Even pieces for once, and the last one was the fastest.',
      liked: [[head, 'strong']],
      comments: [{ by: head, hours_ago: 47, text: 'That is what I wanted to see.' }],
    },
    {
      by: head,
      session_id: water,
      hours_ago: 50,
      text: 'Warm up on the way to the start, not at the jetty. It was crowded today.',
    },
  ]
}

/** So long before eight in the evening of yesterday. */
const at = (hours: number) => sql<string>`(date_trunc('day', now()) - interval '5 hours'
  - make_interval(secs => ${hours * 3600}))`
const idsOf = (people: readonly Who[] = []) => people.flatMap((person) => person?.id ?? [])

async function writePost(db: Db, { club }: DemoClubs, post: Post): Promise<number> {
  const { by, hours_ago, mentions, kind = 'text', file, pinned, comments = [], liked = [] } = post
  const { text, squad_id, session_id, alt, video_url, result_of } = post
  const { id } = await db
    .insertInto('wall_posts')
    .values({
      club_id: club,
      user_id: by?.id ?? 0,
      client_id: `demo-post-${hours_ago}`,
      kind,
      text,
      squad_id: squad_id ?? null,
      session_id: session_id ?? null,
      alt: alt ?? null,
      video_url: video_url ?? null,
      result_of: result_of ?? null,
      mentioned: idsOf(mentions),
      file: file?.sha256 ?? null,
      file_name: file?.name ?? null,
      file_size: file?.size ?? null,
      pinned_at: pinned ? at(hours_ago) : null,
      created_at: at(hours_ago),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const line of comments)
    await db
      .insertInto('wall_comments')
      .values({
        club_id: club,
        post_id: id,
        user_id: line.by?.id ?? 0,
        client_id: `demo-comment-${line.hours_ago}`,
        text: line.text,
        mentioned: idsOf(line.mentions),
        created_at: at(line.hours_ago),
      })
      .execute()
  const reactions = liked.flatMap(([person, reaction]) =>
    person ? [{ club_id: club, post_id: id, user_id: person.id, kind: reaction }] : [],
  )
  if (reactions.length > 0) await db.insertInto('wall_reactions').values(reactions).execute()
  return id
}

/** Somebody found a comment out of place. */
async function reportOne(
  db: Db,
  { club, coaches }: DemoClubs,
  post_id: number,
  comment_id: number,
): Promise<number> {
  const { text } = await db
    .selectFrom('wall_comments')
    .select(sql<string>`text`.as('text'))
    .where('club_id', '=', club)
    .where('id', '=', comment_id)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('wall_reports')
    .values({
      club_id: club,
      post_id,
      comment_id,
      user_id: coaches[1]?.id ?? 0,
      reason: 'Please do not name people in photos without asking them.',
      text,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
