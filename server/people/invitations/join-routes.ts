import { joinRequested, memberJoined } from '#contract/events.ts'
import type * as contract from '#contract/people/invitations.ts'
import { holdsAll } from '#domain/rules/member-rights.ts'
import { joinSteps, transition, type Actor } from '#domain/rules/membership.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { answerOwnInvitation, countUse, enterClub, enterMembership, noteEntry } from './commands.ts'
import { guessLimit } from './guess-limit.ts'
import { clubToAsk, linkOf, ownInvitation, type OpenLink } from './queries.ts'

type JoinHandlers = Pick<
  Handlers<typeof contract>,
  'invitation' | 'answerInvitation' | 'joinLink' | 'joinByLink' | 'askToJoin'
>

const { approved, athlete_rejected, invited, pending } = MEMBER_STATUS
const SELF: Actor = { self: true, invites: false, manages: false }
const GUESSES_PER_MINUTE = 10

/** What the maker may do now, and only as far as they still hold what the link gives. */
function makerOf({ maker_permissions, role_permissions }: OpenLink): Actor {
  const holds = holdsAll(maker_permissions, role_permissions)
  return {
    self: false,
    invites: holds && maker_permissions.includes('invite-members'),
    manages: holds && maker_permissions.includes('manage-members'),
  }
}

const becomes = (link: OpenLink): MemberStatus | null =>
  joinSteps(link.status, link.direct, makerOf(link)).at(-1) ?? null

type Answering = Pick<JoinHandlers, 'invitation' | 'answerInvitation'>

const answering: Answering = {
  async invitation({ db, query }) {
    const { inviter_id: _, ...shown } = found(await ownInvitation(db, query))
    return { data: shown }
  },
  async answerInvitation({ db, viewer, body }) {
    const standing = found(await ownInvitation(db, body))
    demand(standing.code !== 'foreign', 'invitation_foreign')
    const to = body.accept ? approved : athlete_rejected
    if (standing.status === to)
      return { data: { club_id: body.club_id, status: to, already: true } }
    const refusal = transition(standing.status, to, SELF)
    if (refusal !== null) throw new Refusal(refusal)
    demand(standing.code !== 'expired', 'invitation_ended')
    const answered = await answerOwnInvitation(db, body.club_id, to)
    if (!answered) return afterAll(db, body.club_id, to)
    const clubId = await enterClub(db, body)
    if (body.accept)
      await record(db, memberJoined, {
        clubId,
        by: viewer,
        subject: viewer.user_id,
        data: { inviter_ids: standing.inviter_id === null ? [] : [standing.inviter_id] },
      })
    await noteEntry(db, clubId, viewer.user_id, {
      action: 'invitation-answered',
      subject: { status: to },
    })
    return { data: { club_id: body.club_id, status: to, already: false } }
  },
}

/** Refuses who has tried too many codes or names within a minute. */
type Guess = (userId: number) => void

export const joinHandlers = (): JoinHandlers => {
  const limit = guessLimit(GUESSES_PER_MINUTE)
  const guess: Guess = (userId) => {
    const retry_after = limit.wait(userId)
    if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
  }
  return { ...answering, ...joiningByLink(guess), ...asking(guess) }
}

const joiningByLink = (guess: Guess): Pick<JoinHandlers, 'joinLink' | 'joinByLink'> => ({
  async joinLink({ db, viewer, params }) {
    guess(viewer.user_id)
    const link = found(await linkOf(db, params.code), 'link_ended')
    const { club_id, club_name, role_id, status } = link
    return { data: { club_id, club_name, role_id, status, becomes: becomes(link) } }
  },
  async joinByLink({ db, viewer, params }) {
    guess(viewer.user_id)
    const link = found(await linkOf(db, params.code), 'link_ended')
    const to = becomes(link)
    const { club_id, club_name, status } = link
    if (to === null) throw new Refusal('already_member')
    const clubId = await enterClub(db, link)
    // Who may not be given the link's role any more is let in as an athlete or asks as one.
    const role_id = makerOf(link).invites ? link.role_id : ROLE.athlete
    await enterMembership(db, clubId, {
      user_id: viewer.user_id,
      from: status,
      to,
      role_id,
      squad_id: link.squad_id,
    })
    await countUse(db, clubId, link.link_id)
    const joining = { clubId, by: viewer, subject: viewer.user_id }
    if (to === approved)
      await record(db, memberJoined, { ...joining, data: { inviter_ids: [link.maker] } })
    else await record(db, joinRequested, { ...joining, data: {} })
    await noteEntry(db, clubId, viewer.user_id, {
      action: 'joined-by-link',
      subject: { link: link.link_id, status: to },
    })
    return { data: { club_id, club_name, status: to } }
  },
})

const asking = (guess: Guess): Pick<JoinHandlers, 'askToJoin'> => ({
  async askToJoin({ db, viewer, body }) {
    guess(viewer.user_id)
    const { club_id, club_name, status } = found(await clubToAsk(db, body.name))
    const refusal = transition(status, pending, SELF)
    if (refusal !== null) throw new Refusal(status === null ? refusal : 'already_member')
    const clubId = await enterClub(db, { club_id })
    await enterMembership(db, clubId, {
      user_id: viewer.user_id,
      from: status,
      to: pending,
      role_id: ROLE.athlete,
      squad_id: null,
    })
    await record(db, joinRequested, {
      clubId,
      by: viewer,
      subject: viewer.user_id,
      data: {},
    })
    await noteEntry(db, clubId, viewer.user_id, { action: 'asked-to-join', subject: {} })
    return { data: { club_id, club_name, status: pending } }
  },
})

/** Somebody answered at the same moment: the same answer is welcome, another one comes too late. */
async function afterAll(db: Db, club_id: number, to: MemberStatus) {
  const { status } = found(await ownInvitation(db, { club_id }))
  if (status === to) return { data: { club_id, status: to, already: true } }
  throw new Refusal(status === invited ? 'conflict' : 'no_such_change')
}
