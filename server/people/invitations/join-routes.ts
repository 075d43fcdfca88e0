import type * as contract from '#contract/people/invitations.ts'
import { holdsAll } from '#domain/rules/member-rights.ts'
import { joinSteps, transition, type Actor } from '#domain/rules/membership.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Caller } from '../../http/gate.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { queueMails } from '../../mail/queue.ts'
import { notify, notifyAll } from '../../notices/notify.ts'
import { answerOwnInvitation, countUse, enterClub, enterMembership, noteEntry } from './commands.ts'
import { guessLimit } from './guess-limit.ts'
import { approversOf, clubToAsk, linkOf, ownInvitation, type OpenLink } from './queries.ts'

type JoinHandlers = Pick<
  Handlers<typeof contract>,
  'invitation' | 'answerInvitation' | 'joinLink' | 'joinByLink' | 'askToJoin'
>

const { approved, athlete_rejected, invited, pending } = MEMBER_STATUS
const SELF: Actor = { self: true, invites: false, manages: false }
const GUESSES_PER_MINUTE = 10
const MEMBERS_PATH = '/club-members'

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
  async answerInvitation({ db, viewer, caller, body }) {
    const standing = found(await ownInvitation(db, body))
    demand(standing.code !== 'foreign', 'invitation_foreign')
    const to = body.accept ? approved : athlete_rejected
    if (standing.status === to)
      return { data: { club_id: body.club_id, status: to, already: true } }
    const refusal = transition(standing.status, to, SELF)
    if (refusal !== null) throw new Refusal(refusal)
    demand(standing.code !== 'expired', 'invitation_ended')
    const answered = await answerOwnInvitation(db, body.club_id, to)
    if (answered && body.accept && standing.inviter_id !== null)
      await notify(db, standing.inviter_id, {
        kind: 'member-joined',
        level: 'success',
        values: { person: caller.full_name, club: standing.club_name },
        link: MEMBERS_PATH,
        about_club: body.club_id,
      })
    if (!answered) return afterAll(db, body.club_id, to)
    await noteAnswer(db, viewer.user_id, body.club_id, to)
    return { data: { club_id: body.club_id, status: to, already: false } }
  },
}

/** Refuses who has tried too many codes or names within a minute. */
type Guess = (userId: number) => void

export const joinHandlers = (publicUrl: string): JoinHandlers => {
  const limit = guessLimit(GUESSES_PER_MINUTE)
  const guess: Guess = (userId) => {
    const retry_after = limit.wait(userId)
    if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
  }
  return { ...answering, ...joiningByLink(guess, publicUrl), ...asking(guess, publicUrl) }
}

const joiningByLink = (
  guess: Guess,
  publicUrl: string,
): Pick<JoinHandlers, 'joinLink' | 'joinByLink'> => ({
  async joinLink({ db, viewer, params }) {
    guess(viewer.user_id)
    const link = found(await linkOf(db, params.code), 'link_ended')
    const { club_id, club_name, role_id, status } = link
    return { data: { club_id, club_name, role_id, status, becomes: becomes(link) } }
  },
  async joinByLink({ db, viewer, caller, params }) {
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
    const values = { person: caller.full_name, club: club_name }
    if (to === approved)
      await notify(db, link.maker, {
        kind: 'member-joined',
        level: 'success',
        values,
        link: MEMBERS_PATH,
        about_club: clubId,
      })
    else await notifyApprovers(db, clubId, club_name, caller, publicUrl)
    await noteEntry(db, clubId, viewer.user_id, {
      action: 'joined-by-link',
      subject: { link: link.link_id, status: to },
    })
    return { data: { club_id, club_name, status: to } }
  },
})

const asking = (guess: Guess, publicUrl: string): Pick<JoinHandlers, 'askToJoin'> => ({
  async askToJoin({ db, viewer, caller, body }) {
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
    await notifyApprovers(db, clubId, club_name, caller, publicUrl)
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

const noteAnswer = async (db: Db, userId: number, club: number, status: MemberStatus) =>
  noteEntry(db, await enterClub(db, { club_id: club }), userId, {
    action: 'invitation-answered',
    subject: { status },
  })

async function notifyApprovers(
  db: Db,
  clubId: ClubId,
  club: string,
  caller: Caller,
  publicUrl: string,
): Promise<void> {
  const approvers = await approversOf(db, clubId)
  const link = `${MEMBERS_PATH}?status=${pending}`
  const person = caller.full_name
  await queueMails(
    db,
    approvers.map(({ email, first_name, language }) => ({
      address: email,
      language,
      template: 'join-request' as const,
      values: { name: first_name, club, person, link: publicUrl + link },
      about_club: clubId,
    })),
  )
  const userIds = approvers.map(({ user_id }) => user_id)
  await notifyAll(db, userIds, {
    kind: 'join-requested',
    values: { person, club },
    link,
    about_club: clubId,
  })
}
