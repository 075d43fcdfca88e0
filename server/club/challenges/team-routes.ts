import type * as contract from '#contract/club/challenges-teams.ts'
import type { Handlers } from '../../http/mount.ts'
import { declineTeam } from './team-invitations.ts'
import { addTeam, changeTeam, removeTeam, teamDetail } from './teams.ts'

export const challengeTeamHandlers: Handlers<typeof contract> = {
  async challengeTeam({ db, clubId, viewer, params }) {
    return { data: await teamDetail(db, clubId, viewer, params.id) }
  },
  async createChallengeTeam({ db, clubId, viewer, params, body }) {
    return { data: { id: await addTeam(db, clubId, viewer, params.id, body) } }
  },
  async updateChallengeTeam({ db, clubId, viewer, params, body }) {
    await changeTeam(db, clubId, viewer, params.id, body)
    return { data: { id: params.id } }
  },
  async declineChallengeTeam({ db, clubId, viewer, params }) {
    await declineTeam(db, clubId, params.id, viewer.user_id)
    return { data: { done: true } }
  },
  async deleteChallengeTeam({ db, clubId, viewer, params }) {
    await removeTeam(db, clubId, viewer, params.id)
    return { data: { done: true } }
  },
}
