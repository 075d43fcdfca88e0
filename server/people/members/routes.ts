import type * as contract from '#contract/people/members.ts'
import { DEFAULT_MEMBER_FILTER, MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply, rawJson } from '../../http/reply.ts'
import { found } from '../../http/refusal.ts'
import { listWorkbook } from '../../text/list-sheet.ts'
import { changeHandlers } from './change-routes.ts'
import { noteChange } from './commands.ts'
import { membersSheet } from './members-sheet.ts'
import { demandAthlete } from '../privacy/open.ts'
import { athleteOf, memberOf } from './queries.ts'
import { clubUsersJson, membersToExport, type MemberFilter } from './member-list.ts'

type Query = { status?: string; roles?: string; squads?: string; sides?: string; query?: string }
const idsIn = (list: string | undefined) => list?.split(',').map(Number) ?? []

function filterOf({ status, roles, squads, sides, query }: Query): MemberFilter {
  const statuses = status === undefined ? [...DEFAULT_MEMBER_FILTER] : idsIn(status)
  return {
    statuses: statuses.filter((one) => one !== MEMBER_STATUS.left),
    roles: idsIn(roles),
    squads: idsIn(squads),
    sides: sides?.split(',') ?? [],
    query: query?.trim() ?? '',
  }
}

export const memberHandlers = (publicUrl: string): Handlers<typeof contract> => ({
  async clubUsers({ db, clubId, viewer, query }) {
    return rawJson(
      await clubUsersJson(db, clubId, {
        ...filterOf(query),
        viewer_id: viewer.user_id,
        sees_invitations: hasPermission(viewer, 'invite-members'),
        page: query.page ?? 1,
        limit: query.limit ?? 1000,
        include: new Set(query.include?.split(',')),
      }),
    )
  },
  async exportMembers({ db, clubId, viewer, timeZone, query, language, texts }) {
    const members = await membersToExport(db, clubId, {
      ...filterOf(query),
      viewer_id: viewer.user_id,
    })
    await noteChange(db, clubId, viewer.user_id, {
      action: 'export',
      subject: { report: 'members', people: members.length },
    })
    return fileReply(
      `members-${dayIn(timeZone, new Date())}.xlsx`,
      await listWorkbook(membersSheet(members, texts.members, language)),
    )
  },
  async getMember({ db, clubId, params }) {
    return { data: found(await memberOf(db, clubId, params.id)) }
  },
  async athleteDetails({ db, clubId, viewer, params, query }) {
    await demandAthlete(db, clubId, viewer, params.id, 'athlete-details')
    const { roles, status, user } = found(await athleteOf(db, clubId, params.id))
    const wants = (part: string) =>
      query.include === undefined || query.include.split(',').includes(part)
    return {
      data: {
        ...(wants('roles') && { roles }),
        status: { id: status },
        ...(wants('user') && { user }),
      },
    }
  },
  ...changeHandlers(publicUrl),
})
