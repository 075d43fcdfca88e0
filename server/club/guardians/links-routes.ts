import { randomBytes } from 'node:crypto'
import type * as contract from '#contract/club/guardians-links.ts'
import { guardianRefusal, GUARDIAN_INVITATION_DAYS } from '#domain/rules/guardians.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Language } from '#domain/constants/languages.ts'
import { inTransaction, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { hashOf } from '../../http/gate.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import {
  hashPassword,
  note,
  openSession,
  refuseCommon,
  signedIn,
} from '../../people/account/open.ts'
import { consentFacts } from '../../people/consent/open.ts'
import { run } from '../../db/statement.ts'
import { queueMail } from '../../mail/queue.ts'
import { inviteGuardian, resendInvitation } from './commands.ts'
import { guardiansOf, invitationByCode, memberForGuardians } from './links-queries.ts'
import { ownGuardians } from './queries.ts'
import { consentingGuardian } from './statements.ts'

/** More clubs than a child is in. */
const MOST_CLUBS = 5

/**
 * Invites the guardian who has agreed to the use of health data, by mail to the same address: the
 * code of one mail alone opens no account. Returns how many mails were sent.
 */
async function offerAccount(db: Db, code: string, publicUrl: string): Promise<number> {
  const codes = Array.from({ length: MOST_CLUBS }, () => randomBytes(24).toString('base64url'))
  const invited = await run(db, consentingGuardian, {
    code: hashOf(code),
    hashes: JSON.stringify(codes.map((one) => hashOf(one).toString('hex'))),
    days: GUARDIAN_INVITATION_DAYS,
  })
  for (const { place, club_id, club, child, email, language } of invited) {
    const link = `${publicUrl}/guardian-invitation/${codes[place - 1] ?? ''}`
    await queueMail(db, {
      address: email,
      language: language as Language,
      template: 'guardian-invitation',
      values: { name: '', child, club, inviter: '', link },
      about_club: club_id,
    })
  }
  return invited.length
}

type Parts = {
  pool: Pool
  publicUrl: string
}

/** A member who can have guardians, for who manages members. @throws Refusal */
async function guarded(db: Db, clubId: ClubId, id: number) {
  return found(await memberForGuardians(db, clubId, id))
}

const clubSide = ({ publicUrl }: Parts): Pick<Handlers<typeof contract>, ClubCalls> => ({
  async memberGuardians({ db, clubId, params, timeZone }) {
    const member = await guarded(db, clubId, params.id)
    const today = dayIn(timeZone, new Date())
    return { data: await guardiansOf(db, clubId, { member, today }) }
  },
  async inviteGuardian({ db, clubId, params, body, viewer, caller, timeZone }) {
    const child = await guarded(db, clubId, params.id)
    demand(guardianRefusal(child, dayIn(timeZone, new Date())) === null, 'no_guardian')
    const email = body.email.trim().toLowerCase()
    demand(email !== child.email, 'invalid', { fields: { email: 'own_address' } })
    const by = { user_id: viewer.user_id, name: caller.full_name }
    const { language } = body
    return {
      data: { id: await inviteGuardian(db, clubId, { child, email, language, by, publicUrl }) },
    }
  },
  async resendGuardianInvitation({ db, clubId, params, viewer, caller, timeZone }) {
    const child = await guarded(db, clubId, params.id)
    demand(guardianRefusal(child, dayIn(timeZone, new Date())) === null, 'no_guardian')
    const by = { user_id: viewer.user_id, name: caller.full_name }
    await resendInvitation(db, clubId, { id: params.guardian_id, child, by, publicUrl })
    return { data: { done: true } }
  },
  async endMemberGuardian({ db, clubId, params }) {
    const child = await guarded(db, clubId, params.id)
    const ended = await callRoutine(db, 'end_guardian_here', {
      child: child.user_id,
      link: params.guardian_id,
    })
    demand(ended === true, 'not_found')
    return { data: { done: true } }
  },
})
type ClubCalls =
  | 'memberGuardians'
  | 'inviteGuardian'
  | 'resendGuardianInvitation'
  | 'endMemberGuardian'

/** @throws Refusal that says why the code of a mail cannot be used */
async function accept(db: Db, code: string): Promise<void> {
  const answer = await callRoutine(db, 'accept_guardian', { code: hashOf(code) })
  if (answer === 'expired') throw new Refusal('code_expired')
  if (answer === 'own') throw new Refusal('not_yours')
  if (answer === 'minor') throw new Refusal('guardian_minor')
  demand(answer === 'accepted', 'code_unknown')
}

async function demandOpenCode(db: Db, code: string): Promise<void> {
  const { state, has_account } = found(await invitationByCode(db, code), 'code_unknown')
  demand(state === 'open', 'code_expired')
  demand(!has_account, 'account_exists')
}

const byCode = ({ pool, publicUrl }: Parts): Pick<Handlers<typeof contract>, CodeCalls> => ({
  async guardianInvitation({ db, params }) {
    return { data: found(await invitationByCode(db, params.code), 'code_unknown') }
  },
  openGuardianAccount: {
    async prepare({ params, body, client, language }) {
      const { first_name, last_name, password, preferred_language, time_zone } = body
      refuseCommon('password', password, [first_name, last_name], language)
      await inTransaction(pool, {}, (db) => demandOpenCode(db, params.code))
      const new_hash = await hashPassword(password)
      return async ({ db }) => {
        const person = await callRoutine(db, 'open_guardian_account', {
          code: hashOf(params.code),
          first: first_name.trim(),
          last: last_name.trim(),
          new_hash,
          in_language: preferred_language,
          zone: time_zone !== undefined && isTimeZone(time_zone) ? time_zone : 'UTC',
        })
        demand(person !== null, 'account_exists')
        const accessToken = await openSession(db, person, client)
        await note(db, person, 'account-opened')
        await accept(db, params.code)
        return { accessToken, user: await signedIn(db, person) }
      }
    },
  },
  async acceptGuardianInvitation({ db, params }) {
    await accept(db, params.code)
    return { data: { done: true } }
  },
  async offerGuardianAccount({ db, params }) {
    demand((await offerAccount(db, params.code, publicUrl)) > 0, 'guardian_invited')
    return { data: { done: true } }
  },
  async declineGuardianInvitation({ db, params }) {
    const declined = await callRoutine(db, 'decline_guardian', { code: hashOf(params.code) })
    demand(declined === true, 'code_unknown')
    return { data: { done: true } }
  },
})
type CodeCalls =
  | 'guardianInvitation'
  | 'openGuardianAccount'
  | 'acceptGuardianInvitation'
  | 'declineGuardianInvitation'
  | 'offerGuardianAccount'

const childSide: Pick<Handlers<typeof contract>, 'ownGuardians' | 'endOwnGuardian'> = {
  async ownGuardians({ db }) {
    const { countries } = await consentFacts(db)
    return { data: await ownGuardians(db, countries) }
  },
  async endOwnGuardian({ db, params }) {
    const { countries } = await consentFacts(db)
    const own = await ownGuardians(db, countries)
    const { may_end } = found(
      own.find(({ id, club_id }) => id === params.id && club_id === params.club_id),
    )
    demand(may_end, 'guardian_stays')
    const ended = await callRoutine(db, 'end_own_guardian', {
      club: params.club_id,
      link: params.id,
    })
    demand(ended === true, 'not_found')
    return { data: { done: true } }
  },
}

/** Invitations of guardians, and how the links end, from all three sides. */
export const guardianLinkHandlers = (parts: Parts): Handlers<typeof contract> => ({
  ...clubSide(parts),
  ...byCode(parts),
  ...childSide,
})
