import type * as contract from '#contract/club/challenges-organising.ts'
import type { FileStore } from '../../files/store.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply } from '../../http/reply.ts'
import { ownChallenge, seenById } from './facts.ts'
import {
  answer,
  decideFlag,
  flagsOf,
  invitedClubs,
  inviteByName,
  pictureOf,
  removePicture,
  setPicture,
  withdraw,
} from './organiser-commands.ts'

const done = { data: { done: true } }
const whole = <T>(rows: T[]) => ({
  data: rows,
  meta: { page: 1, limit: Math.max(1, rows.length), total: rows.length },
})

type Parts = { files: FileStore; attempts: Attempts }

export const challengeOrganisingHandlers = ({
  files,
  attempts,
}: Parts): Handlers<typeof contract> => ({
  async challengeFlags({ db, clubId, viewer, params }) {
    return whole(await flagsOf(db, clubId, viewer, params.id))
  },
  async decideChallengeFlag({ db, clubId, params, body }) {
    await decideFlag(db, clubId, { ...params, ...body })
    return done
  },
  async challengeClubs({ db, clubId, params }) {
    return whole(await invitedClubs(db, clubId, params.id))
  },
  async inviteClub({ db, clubId, viewer, params, body }) {
    return { data: await inviteByName(db, clubId, viewer, { ...params, ...body, attempts }) }
  },
  async withdrawInvitation({ db, clubId, params }) {
    await withdraw(db, clubId, params)
    return done
  },
  async answerChallenge({ db, params, body }) {
    await answer(db, params.id, body.accepts)
    return done
  },
  uploadChallengePicture: {
    async authorize({ db, clubId, params }) {
      await ownChallenge(db, clubId, params.id)
    },
    async handle({ db, clubId, params, file }) {
      await setPicture(db, clubId, { ...params, file: file.sha256 })
      return { data: { picture: file.sha256 } }
    },
  },
  async deleteChallengePicture({ db, clubId, params }) {
    await removePicture(db, clubId, params)
    return done
  },
  async challengePicture({ db, params, query }) {
    const sha256 = pictureOf(await seenById(db, params.id), params.kind)
    const keeping = query.v === sha256 ? 'forever' : 'none'
    return fileReply(`challenge-${params.id}.webp`, await files.read(sha256), keeping)
  },
})
