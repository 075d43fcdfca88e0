import { joinRequested, memberJoined } from '#contract/events.ts'
import type * as contract from '#contract/people/invitations.ts'
import { transition, type Actor } from '#domain/rules/membership.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import type { Attempts, Budget } from '../../http/attempts.ts'
import { answerOwnInvitation, enterClub, enterMembership, noteEntry, noteLook } from './commands.ts'
import { becomes, enterByLink } from './enter-by-link.ts'
import { clubToAsk, linkOf, ownInvitation, type OpenLink } from './queries.ts'

type GuessLimit = {
  /** Counts a guess of this person; seconds to wait when there were too many, else 0. */
  wait(userId: number): number
  /** The last one was no guess. */
  giveBack(userId: number): void
}

const WINDOW_MS = 60_000
const KEPT_MOST = 50_000

/** Limits one person to `perMinute` codes or club names in a minute. */
function guessLimit(perMinute: number, now: () => number = Date.now): GuessLimit {
  const guesses = new Map<number, { count: number; until: number }>()
  return {
    wait(userId) {
      const time = now()
      const known = guesses.get(userId)
      const entry = known && known.until > time ? known : { count: 0, until: time + WINDOW_MS }
      entry.count++
      if (guesses.size >= KEPT_MOST) guesses.clear()
      guesses.set(userId, entry)
      return entry.count > perMinute ? Math.ceil((entry.until - time) / 1000) : 0
    },
    giveBack(userId) {
      const entry = guesses.get(userId)
      if (entry) entry.count--
    },
  }
}

const TEN_MINUTES_S = 600
const MINUTE_BOUND = 30

/**
 * Codes that lead nowhere, from one address: twenty in ten minutes, in proportion to `perMinute`,
 * of 30.
 */
const wrongCodes = (from: string, perMinute: number): Budget => ({
  of: `wrong codes of links by ${from}`,
  most: Math.ceil(20 * Math.max(1, perMinute / MINUTE_BOUND)),
  window_s: TEN_MINUTES_S,
})

type JoinHandlers = Pick<
  Handlers<typeof contract>,
  'invitation' | 'answerInvitation' | 'linkedClub' | 'joinLink' | 'joinByLink' | 'askToJoin'
>

const { approved, athlete_rejected, invited, pending } = MEMBER_STATUS
const SELF: Actor = { self: true, invites: false, manages: false }
const GUESSES_PER_MINUTE = 10

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
/** The link of a code; one that leads somewhere was no guess. */
type LinkForPerson = (db: Db, userId: number, code: string) => Promise<OpenLink>

export const joinHandlers = (attempts: Attempts, perMinute: number): JoinHandlers => {
  const limit = guessLimit(GUESSES_PER_MINUTE)
  const guess: Guess = (userId) => {
    const retry_after = limit.wait(userId)
    if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
  }
  const findLink: LinkForPerson = async (db, userId, code) => {
    guess(userId)
    const link = found(await linkOf(db, code), 'link_ended')
    limit.giveBack(userId)
    return link
  }
  return {
    ...answering,
    ...lookingAt(linkForGuest(attempts, perMinute)),
    ...joiningByLink(findLink),
    ...asking(guess),
  }
}

const joiningByLink = (findLink: LinkForPerson): Pick<JoinHandlers, 'joinLink' | 'joinByLink'> => ({
  async joinLink({ db, viewer, params }) {
    const link = await findLink(db, viewer.user_id, params.code)
    const { club_id, club_name, role_id, squad, status } = link
    const to = becomes(link)
    const person = link.is_own && to === null ? null : await personOf(db, link, params.code)
    return { data: { club_id, club_name, role_id, squad, person, status, becomes: to } }
  },
  async joinByLink({ db, viewer, params: { code } }) {
    const link = await findLink(db, viewer.user_id, code)
    const status = await enterByLink(db, link, code, viewer)
    return { data: { club_id: link.club_id, club_name: link.club_name, status } }
  },
})

/** Whose place a link gives, to who looks at it; who does is noted. */
async function personOf(db: Db, { place_of, first_name, last_name }: OpenLink, code: string) {
  if (place_of === null) return null
  await noteLook(db, code)
  return { first_name: first_name ?? '', last_name: last_name ?? '' }
}

/** How one who is not signed in comes to a link: by no more than some wrong guesses. */
export const linkForGuest =
  (attempts: Attempts, perMinute: number) =>
  async (db: Db, ip: string, code: string): Promise<OpenLink> => {
    const budget = wrongCodes(ip, perMinute)
    const retry_after = await attempts.take([budget])
    if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
    const link = found(await linkOf(db, code), 'link_ended')
    attempts.giveBack(budget)
    return link
  }
export type LinkForGuest = ReturnType<typeof linkForGuest>

/** For who is not signed in: the name of the club and the role, and whose place it is. */
const lookingAt = (findLink: LinkForGuest): Pick<JoinHandlers, 'linkedClub'> => ({
  async linkedClub({ db, params: { code }, ip }) {
    const link = await findLink(db, ip, code)
    const { club_name, role_id } = link
    return { data: { club_name, role_id, person: await personOf(db, link, code) } }
  },
})

const asking = (guess: Guess): Pick<JoinHandlers, 'askToJoin'> => ({
  async askToJoin({ db, viewer, body }) {
    guess(viewer.user_id)
    const { club_id, club_name, status } = found(await clubToAsk(db, body.name))
    const refusal = transition(status, pending, SELF)
    if (refusal !== null) throw new Refusal(status === null ? refusal : 'already_member')
    const clubId = await enterClub(db, { club_id })
    const entered = await enterMembership(db, clubId, {
      user_id: viewer.user_id,
      from: status,
      to: pending,
      role_id: ROLE.athlete,
      squad_id: null,
    })
    demand(entered, 'conflict')
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
