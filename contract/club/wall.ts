import { POSTING } from '#domain/wall/posting.ts'
import { REACTIONS } from '#domain/wall/reactions.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  nullable,
  Prose,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

/** Who is alone in a club has nobody to write to. */
const member = {
  access: { level: 'member', individual: 'refused' },
  notWhileImpersonating: true,
} as const

export const POST_KINDS = ['text', 'photo', 'video', 'file', 'result'] as const
export type PostKind = (typeof POST_KINDS)[number]
export const MOST_POST_LETTERS = 4000
export const MOST_COMMENT_LETTERS = 2000

/** The name a device gives a post, so that it is the same one however often it is sent. */
const ClientId = T.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })
/** None for the wall of the club; one of them for that of a squad, a session or a challenge. */
const place = {
  squad_id: T.Optional(Id),
  session_id: T.Optional(Id),
  challenge_id: T.Optional(Id),
}
/** Posts and comments come in the order of their numbers; before this one. */
const before = T.Optional(T.Integer({ minimum: 1, maximum: 1e15 }))

export const Person = T.Object({ id: Id, full_name: T.String(), picture: nullable(T.String()) })
export type Person = Static<typeof Person>
/** Somebody a text names as `@[id]`; without a name for who does not see them. */
export const Mention = T.Object({ id: Id, full_name: nullable(T.String()) })
export type Mention = Static<typeof Mention>

const ResultCard = T.Object({
  session: nullable(
    T.Object({ id: Id, name: T.String(), start_date: T.String(), sport_id: T.Integer() }),
  ),
  /** Null for who does not see the results of the session. */
  pieces: nullable(
    T.Array(T.Object({ time: nullable(T.Number()), distance: nullable(T.Number()) })),
  ),
})
export type ResultCard = Static<typeof ResultCard>

/** How many people reacted in each way, and whether the viewer did. */
const Reactions = T.Array(
  T.Object({ kind: WordOf(...REACTIONS), count: T.Integer(), is_own: T.Boolean() }),
)
export type Reactions = Static<typeof Reactions>

const written = {
  id: Id,
  client_id: T.String(),
  /** Null for somebody whom the viewer does not see. */
  author: nullable(Person),
  is_own: T.Boolean(),
  /** Null once it was deleted. */
  text: nullable(T.String()),
  mentions: T.Array(Mention),
  is_edited: T.Boolean(),
  /** Whether the viewer may still change its words. */
  is_editable: T.Boolean(),
  created_at: T.String(),
}

export const WallPost = T.Object({
  ...written,
  kind: WordOf(...POST_KINDS),
  squad_id: nullable(Id),
  session_id: nullable(Id),
  challenge_id: nullable(Id),
  /** Of a challenge, for its address. */
  challenge_slug: nullable(T.String()),
  /** What the squad, session or challenge is called. */
  place_name: nullable(T.String()),
  /** What a photograph shows. */
  alt: nullable(T.String()),
  video_url: nullable(T.String()),
  file: nullable(T.Object({ name: T.String(), size: T.Integer() })),
  result: nullable(ResultCard),
  is_pinned: T.Boolean(),
  /** Seen by its author and those who moderate only. */
  is_hidden: T.Boolean(),
  is_deleted: T.Boolean(),
  comments_closed: T.Boolean(),
  comment_count: T.Integer(),
  reactions: Reactions,
})
export type WallPost = Static<typeof WallPost>

export const WallComment = T.Object({ ...written, reactions: Reactions })
export type WallComment = Static<typeof WallComment>

export const wallPosts = endpoint({
  method: 'GET',
  path: 'wall/posts',
  ...member,
  summary:
    'Posts on the wall of the club, a squad or a session, newest first; with the first of them ' +
    'those that are pinned',
  query: T.Object({
    ...place,
    before,
    limit: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: T.Object({
    data: T.Array(WallPost),
    pinned: T.Array(WallPost),
    meta: T.Object({ has_older: T.Boolean(), may_post: T.Boolean() }),
  }),
})

export const wallPost = endpoint({
  method: 'GET',
  path: 'wall/posts/{id}',
  ...member,
  summary: 'A post',
  params: IdParams,
  reply: data(WallPost),
})

const posted = { reply: data(T.Object({ id: Id })), status: 201 } as const

export const writePost = endpoint({
  method: 'POST',
  path: 'wall/posts',
  ...member,
  summary:
    'Write a post, with the address of a video or a result of one’s own where there is one; sent ' +
    'again under the same name it is the same one',
  body: Strict({
    client_id: ClientId,
    text: Prose(MOST_POST_LETTERS),
    ...place,
    video_url: T.Optional(Text(500, 1)),
    /** The session of which one shows one’s result. */
    result_of: T.Optional(Id),
  }),
  ...posted,
})

export const postPhoto = endpoint({
  method: 'POST',
  path: 'wall/photos',
  ...member,
  summary:
    'Post a photograph with what it shows; it is made smaller, and where it was taken is removed',
  upload: Strict({
    client_id: ClientId,
    alt: Prose(500),
    text: T.Optional(Prose(1000)),
    ...place,
  }),
  picture: 'photo',
  ...posted,
})

export const postFile = endpoint({
  method: 'POST',
  path: 'wall/files',
  ...member,
  summary: 'Post a PDF or a file of an office program, of at most 10 MB',
  upload: Strict({ client_id: ClientId, text: T.Optional(Prose(1000)), ...place }),
  document: true,
  ...posted,
})

export const wallPhoto = endpoint({
  method: 'GET',
  path: 'wall/posts/{id}/photo',
  ...member,
  summary: 'The photograph of a post',
  params: IdParams,
  download: 'image/webp',
})

export const wallFile = endpoint({
  method: 'GET',
  path: 'wall/posts/{id}/file',
  ...member,
  summary: 'The file of a post',
  params: IdParams,
  download: 'application/octet-stream',
})

export const editPost = endpoint({
  method: 'PATCH',
  path: 'wall/posts/{id}',
  ...member,
  summary: 'Change the words of a post of one’s own within a day',
  params: IdParams,
  body: Strict({ text: Prose(MOST_POST_LETTERS) }),
  reply: Done,
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: 'wall/posts/{id}',
  ...member,
  summary: 'Delete a post of one’s own, or as a coach or manager; with comments a mark stays',
  params: IdParams,
  reply: Done,
})

export const setPostState = endpoint({
  method: 'POST',
  path: 'wall/posts/{id}/state',
  ...member,
  summary:
    'Pin a post or hide it, as a coach or manager, or close its comments, as its author as well',
  params: IdParams,
  body: T.Object(
    {
      pinned: T.Optional(T.Boolean()),
      hidden: T.Optional(T.Boolean()),
      comments_closed: T.Optional(T.Boolean()),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})

export const wallComments = endpoint({
  method: 'GET',
  path: 'wall/posts/{id}/comments',
  ...member,
  summary: 'Comments on a post in order, the last ones or those before a number',
  params: IdParams,
  query: T.Object({ before, limit: T.Optional(T.Integer({ minimum: 1, maximum: 100 })) }),
  reply: T.Object({
    data: T.Array(WallComment),
    meta: T.Object({ has_older: T.Boolean() }),
  }),
})

export const writeWallComment = endpoint({
  method: 'POST',
  path: 'wall/posts/{id}/comments',
  ...member,
  summary: 'Comment on a post; sent again under the same name it is the same comment',
  params: IdParams,
  body: Strict({ client_id: ClientId, text: Prose(MOST_COMMENT_LETTERS) }),
  ...posted,
})

export const editWallComment = endpoint({
  method: 'PATCH',
  path: 'wall/comments/{id}',
  ...member,
  summary: 'Change the words of a comment of one’s own within a day',
  params: IdParams,
  body: Strict({ text: Prose(MOST_COMMENT_LETTERS) }),
  reply: Done,
})

export const deleteWallComment = endpoint({
  method: 'DELETE',
  path: 'wall/comments/{id}',
  ...member,
  summary: 'Delete a comment of one’s own, or as a coach or manager',
  params: IdParams,
  reply: Done,
})

export const wallPeople = endpoint({
  method: 'GET',
  path: 'wall/people',
  ...member,
  summary: 'People who see a wall and whose names hold the words, for mentions',
  query: T.Object({ ...place, query: T.Optional(Text(100)) }),
  reply: data(T.Array(Person)),
})

export const ownResults = endpoint({
  method: 'GET',
  path: 'wall/own-results',
  ...member,
  summary: 'The last sessions of which one has a result to show',
  reply: data(T.Array(T.Object({ id: Id, name: T.String(), start_date: T.String() }))),
})

const WallSettings = T.Object({
  club: WordOf(...POSTING),
  squad: WordOf(...POSTING),
  session: WordOf(...POSTING),
  challenge: WordOf(...POSTING),
})
export type WallSettings = Static<typeof WallSettings>

const manager = {
  access: { level: 'member', individual: 'refused', permission: 'edit-club' },
} as const

export const wallSettings = endpoint({
  method: 'GET',
  path: 'wall/settings',
  ...manager,
  summary: 'Who may write on the walls of the club',
  reply: data(WallSettings),
})

export const saveWallSettings = endpoint({
  method: 'POST',
  path: 'wall/settings',
  ...manager,
  summary: 'Choose who may write on the walls of the club',
  body: Strict(WallSettings.properties),
  reply: data(WallSettings),
})
