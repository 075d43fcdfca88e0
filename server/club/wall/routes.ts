import type * as contract from '#contract/club/wall.ts'
import { wordsOf } from '#domain/search/fold.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { documentType, isAsNamed } from '#domain/wall/documents.ts'
import { mayPost } from '#domain/wall/posting.ts'
import { videoOf } from '#domain/wall/videos.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { addComment, addPost, demandPosting } from './commands.ts'
import { changeComment, removeComment } from './comments.ts'
import { demandPlace, livePost, postFacts, postingAt } from './facts.ts'
import { changeState, changeWords, removePost } from './post-changes.ts'
import { commentsOn, onePost, peopleAt, postsAt } from './queries.ts'
import { resultsOf } from './result-cards.ts'
import { saveSettings, settingsOf } from './settings.ts'

const done = { data: { done: true } }

export const wallHandlers = (files: FileStore): Handlers<typeof contract> => ({
  ...readingHandlers,
  ...fileHandlers(files),
  ...changingHandlers,
  async writePost({ db, clubId, viewer, body: { video_url, result_of, ...post } }) {
    const video = video_url === undefined ? null : videoOf(video_url)
    if (video_url !== undefined && video === null)
      throw new Refusal('invalid', { fields: { video_url: 'choice' } })
    if (video && result_of !== undefined)
      throw new Refusal('invalid', { fields: { result_of: 'unknown' } })
    if (result_of !== undefined && (await resultsOf(db, clubId, viewer, result_of)).length === 0)
      throw new Refusal('unknown_reference', { fields: { result_of: 'choice' } })
    const kind = video ? 'video' : result_of === undefined ? 'text' : 'result'
    const id = await addPost(db, clubId, viewer, {
      ...post,
      kind,
      ...(video && { video_url: video.url }),
      ...(result_of !== undefined && { result_of }),
    })
    return { data: { id } }
  },
  async writeWallComment({ db, clubId, viewer, params, body }) {
    return { data: { id: await addComment(db, clubId, viewer, { ...params, ...body }) } }
  },
  async saveWallSettings({ db, clubId, body }) {
    return { data: await saveSettings(db, clubId, body) }
  },
})

type Changing = 'editPost' | 'deletePost' | 'setPostState' | 'editWallComment' | 'deleteWallComment'

const changingHandlers: Pick<Handlers<typeof contract>, Changing> = {
  async editPost({ db, clubId, viewer, params, body }) {
    await changeWords(db, clubId, viewer, { ...params, ...body })
    return done
  },
  async deletePost({ db, clubId, viewer, params }) {
    await removePost(db, clubId, viewer, params.id)
    return done
  },
  async setPostState({ db, clubId, viewer, params, body }) {
    await changeState(db, clubId, viewer, { ...params, ...body })
    return done
  },
  async editWallComment({ db, clubId, viewer, params, body }) {
    await changeComment(db, clubId, viewer, { ...params, ...body })
    return done
  },
  async deleteWallComment({ db, clubId, viewer, params }) {
    await removeComment(db, clubId, viewer, params.id)
    return done
  },
}

type Reading =
  | 'wallPosts'
  | 'wallPost'
  | 'wallComments'
  | 'wallPeople'
  | 'ownResults'
  | 'wallSettings'

const readingHandlers: Pick<Handlers<typeof contract>, Reading> = {
  async wallPosts({ db, clubId, viewer, query: { before, limit = 20, ...ids } }) {
    const place = await demandPlace(db, clubId, viewer, ids)
    const { data, pinned, has_older } = await postsAt(db, clubId, viewer, place, { before, limit })
    const may_post = mayPost(viewer, await postingAt(db, clubId, place))
    return { data, pinned, meta: { has_older, may_post } }
  },
  async wallPost({ db, clubId, viewer, params }) {
    return { data: found(await onePost(db, clubId, viewer, params.id)) }
  },
  async wallComments({ db, clubId, viewer, params, query: { before, limit = 20 } }) {
    await postFacts(db, clubId, viewer, params.id)
    const wanted = { before, limit }
    const { comments, has_older } = await commentsOn(db, clubId, viewer, params.id, wanted)
    return { data: comments, meta: { has_older } }
  },
  async wallPeople({ db, clubId, viewer, query: { query = '', ...ids } }) {
    const place = await demandPlace(db, clubId, viewer, ids)
    if (!hasPermission(viewer, 'view-club-members')) return { data: [] }
    return { data: await peopleAt(db, clubId, viewer, place, wordsOf(query)) }
  },
  async ownResults({ db, clubId, viewer }) {
    return { data: await resultsOf(db, clubId, viewer) }
  },
  async wallSettings({ db, clubId }) {
    return { data: await settingsOf(db, clubId) }
  },
}

type Files = 'postPhoto' | 'postFile' | 'wallPhoto' | 'wallFile'

const fileHandlers = (files: FileStore): Pick<Handlers<typeof contract>, Files> => ({
  postPhoto: {
    async authorize({ db, clubId, viewer, upload }) {
      await demandPosting(db, clubId, viewer, upload)
    },
    async handle({ db, clubId, viewer, upload, file }) {
      const post = { ...upload, kind: 'photo', file: { sha256: file.sha256 } } as const
      return { data: { id: await addPost(db, clubId, viewer, post) } }
    },
  },
  postFile: {
    async authorize({ db, clubId, viewer, upload }) {
      await demandPosting(db, clubId, viewer, upload)
    },
    async handle({ db, clubId, viewer, upload, file }) {
      const { name, sha256, size, head = '' } = file
      demand(isAsNamed(name, head), 'unsupported_media_type')
      const post = { ...upload, kind: 'file', file: { sha256, name, size } } as const
      return { data: { id: await addPost(db, clubId, viewer, post) } }
    },
  },
  async wallPhoto({ db, clubId, viewer, params }) {
    const { kind, file } = await livePost(db, clubId, viewer, params.id)
    demand(kind === 'photo', 'not_found')
    return fileReply('photo.webp', await files.read(found(file)))
  },
  async wallFile({ db, clubId, viewer, params }) {
    const { file, file_name } = await livePost(db, clubId, viewer, params.id)
    const name = found(file_name)
    const type = documentType(name) ?? 'application/octet-stream'
    return fileReply(name, await files.read(found(file)), 'none', type)
  },
})
