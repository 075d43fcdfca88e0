import type * as contract from '#contract/club/challenges.ts'
import { CHALLENGE_TYPE } from '#domain/constants/statuses.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { addChallenge, changeChallenge, removeChallenge } from './commands.ts'
import { courseNow, peopleOf } from './course.ts'
import { isOver, seenById, seenBySlug } from './facts.ts'
import { demandOpen, joinTeam, ownTeam, takeFromTeam } from './membership.ts'
import { challengeDetail, challengeList } from './queries.ts'

const done = { data: { done: true } }

export const challengeHandlers: Handlers<typeof contract> = {
  async challenges({ db, clubId, viewer, query }) {
    const { state, page = 1, limit = 100 } = query
    const { rows, total } = await challengeList(db, clubId, viewer, { state, page, limit })
    return { data: rows, meta: { page, limit, total } }
  },
  async challenge({ db, clubId, viewer, params }) {
    const seen = await seenBySlug(db, params.slug)
    return { data: await challengeDetail(db, clubId, viewer, seen) }
  },
  async createChallenge({ db, clubId, viewer, body }) {
    return { data: await addChallenge(db, clubId, viewer, body) }
  },
  async updateChallenge({ db, clubId, params, body }) {
    return { data: await changeChallenge(db, clubId, params.id, body) }
  },
  async deleteChallenge({ db, clubId, params }) {
    await removeChallenge(db, clubId, params.id)
    return done
  },
  async challengePeople({ db, clubId, viewer, params, query }) {
    const { page = 1, limit = 200 } = query
    const seen = await seenById(db, params.id)
    const { rows, total } = await peopleOf(db, clubId, viewer, seen, { page, limit })
    return { data: rows, meta: { page, limit, total } }
  },
  async challengeCourse({ db, clubId, viewer, params }) {
    return { data: await courseNow(db, clubId, viewer, await seenById(db, params.id)) }
  },
  async challengeCertificate({ db, clubId, viewer, params, language }) {
    const seen = await seenById(db, params.id)
    const detail = await challengeDetail(db, clubId, viewer, seen)
    const own = found(detail.teams.find(({ is_own }) => is_own))
    demand(isOver(seen), 'not_found')
    // What draws is fetched when somebody asks for it: it would slow every start.
    const { drawCertificate } = await import('./certificate.ts')
    return fileReply(`${seen.slug}.pdf`, await drawCertificate(language, detail, own))
  },
  async joinChallenge({ db, clubId, viewer, params, body }) {
    const seen = await seenById(db, params.id)
    demandOpen(seen)
    const isAlone = seen.type === CHALLENGE_TYPE.individual
    const team_id = isAlone ? await ownTeam(db, clubId, seen, viewer.user_id) : body.team_id
    demand(team_id !== null, 'invalid', { fields: { team_id: null } })
    await joinTeam(db, clubId, seen, team_id, viewer.user_id)
    return { data: { team_id } }
  },
  async leaveChallenge({ db, clubId, viewer, params }) {
    const seen = await seenById(db, params.id)
    demandOpen(seen)
    const people = [viewer.user_id]
    const left = await takeFromTeam(db, clubId, seen, { team_id: null, people })
    demand(left.length > 0, 'not_found')
    return done
  },
}
