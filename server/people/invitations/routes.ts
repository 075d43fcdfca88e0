import type * as contract from '#contract/people/invitations.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Handlers } from '../../http/mount.ts'
import { partialReply } from '../../http/reply.ts'
import { demand } from '../../http/refusal.ts'
import { rowsNotAdded } from '../../text/left-out.ts'
import { qrCode } from '../../text/qr-code.ts'
import { demandRights, demandSquads } from './demands.ts'
import { makeLink, noteEntry, revokeLink, setOpenToRequests } from './commands.ts'
import { joinHandlers } from './join-routes.ts'
import { answerOf, type JudgedRow } from './judge-rows.ts'
import { isOpenToRequests, linksOf, membersByAddress, type StoredLink } from './queries.ts'
import { peopleOfSheet } from './read-sheet.ts'
import { takePeople } from './take-people.ts'

/** Addresses are stored in small letters. */
const asStored = (email: string) => email.trim().toLowerCase()

const outcomeOf = (invite: boolean, dryRun: boolean) =>
  dryRun ? 'ready' : invite ? 'invited' : 'added'

function countsOf(judged: readonly JudgedRow[]): {
  taken: number
  already: number
  refused: number
} {
  const of = (outcome: JudgedRow['outcome']) =>
    judged.filter((one) => one.outcome === outcome).length
  return { taken: of('ready'), already: of('already-member'), refused: of('refused') }
}

const refusedRows = (language: Language, judged: readonly JudgedRow[]): string =>
  rowsNotAdded(
    language,
    judged
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ line, row: { first_name, last_name, email } }) => ({
        line,
        name: `${first_name} ${last_name}`.trim() || email,
      })),
  )

async function shownLink(link: StoredLink, publicUrl: string): Promise<contract.InvitationLink> {
  const url = `${publicUrl}/join/${link.token}`
  const { token: _, ...shown } = link
  return { ...shown, url, qr: await qrCode(url, 1) }
}

const squadsOf = ({ squad_ids }: { squad_ids?: string | undefined }) =>
  squad_ids?.split(',').map(Number) ?? []

const sheetHandlers = (publicUrl: string): Pick<Handlers<typeof contract>, 'uploadMembers'> => ({
  uploadMembers: {
    authorize: ({ db, clubId, viewer, upload }) =>
      demandRights(db, clubId, viewer, [upload.role_id], squadsOf(upload).length),
    async handle({ db, clubId, viewer, caller, upload, file, language }) {
      const { role_id, invite, dry_run = false, create_squads = false } = upload
      const { encoding = null, date_order = null } = upload
      const owner = { club: clubId, person: viewer.user_id }
      const people = await peopleOfSheet(file.bytes, owner, { encoding, date_order })
      demandSquads(viewer, people)
      const how = {
        role_ids: [role_id],
        squad_ids: squadsOf(upload),
        invite,
        language: upload.language,
        dry_run,
        create_squads,
      }
      const judged = await takePeople(db, clubId, people, how, {
        viewer,
        name: caller.full_name,
        language,
        publicUrl,
      })
      const { refused, ...counts } = countsOf(judged)
      const rows = judged.filter(({ outcome }) => outcome === 'refused').map((one) => answerOf(one))
      const reply = { data: { ...counts, refused, rows } }
      return refused > 0 && !dry_run
        ? partialReply(refusedRows(language, judged), counts.taken > 0, reply)
        : reply
    },
  },
})

type LinkHandlers = Pick<
  Handlers<typeof contract>,
  'invitationLinks' | 'createInvitationLink' | 'revokeInvitationLink' | 'openToRequests'
>

const linkHandlers = (publicUrl: string): LinkHandlers => ({
  async invitationLinks({ db, clubId }) {
    const links = await linksOf(db, clubId)
    return {
      data: {
        links: await Promise.all(links.map((link) => shownLink(link, publicUrl))),
        open_to_requests: await isOpenToRequests(db, clubId),
      },
    }
  },
  async createInvitationLink({ db, clubId, viewer, body }) {
    const { role_id, squad_id = null, direct, days } = body
    await demandRights(db, clubId, viewer, [role_id], squad_id === null ? 0 : 1)
    const id = await makeLink(db, clubId, {
      role_id,
      squad_id,
      direct,
      days,
      created_by: viewer.user_id,
    })
    await noteEntry(db, clubId, viewer.user_id, {
      action: 'link-made',
      subject: { id, role_id, direct, days },
    })
    return { data: { id } }
  },
  async revokeInvitationLink({ db, clubId, viewer, params }) {
    demand(await revokeLink(db, clubId, params.id), 'not_found')
    await noteEntry(db, clubId, viewer.user_id, {
      action: 'link-ended',
      subject: { id: params.id },
    })
    return { data: { done: true } }
  },
  async openToRequests({ db, clubId, viewer, body }) {
    await setOpenToRequests(db, clubId, body.open)
    await noteEntry(db, clubId, viewer.user_id, {
      action: 'join-requests',
      subject: { open: body.open },
    })
    return { data: { done: true } }
  },
})

type Parts = { publicUrl: string; attempts: Attempts; loginsPerMinute: number }

export const invitationHandlers = ({
  publicUrl,
  attempts,
  loginsPerMinute,
}: Parts): Handlers<typeof contract> => ({
  ...joinHandlers(attempts, loginsPerMinute),
  ...linkHandlers(publicUrl),
  async membersByAddress({ db, clubId, body }) {
    const { known } = await membersByAddress(db, clubId, body.emails.map(asStored))
    return {
      data: body.emails.flatMap((email) => {
        const user_id = known.get(asStored(email))?.user_id
        return user_id === undefined ? [] : [{ email, user_id }]
      }),
    }
  },
  async inviteMembers({ db, clubId, viewer, caller, body, language }) {
    const { people, role_ids, squad_ids = [], invite, dry_run = false } = body
    const { create_squads = false } = body
    await demandRights(db, clubId, viewer, role_ids, squad_ids.length)
    demandSquads(viewer, people)
    const how = { role_ids, squad_ids, invite, language: body.language, dry_run, create_squads }
    const judged = await takePeople(db, clubId, people, how, {
      viewer,
      name: caller.full_name,
      language,
      publicUrl,
    })
    const { taken, refused } = countsOf(judged)
    const reply = {
      data: {
        taken,
        refused,
        rows: judged.map((one) => answerOf(one, outcomeOf(invite, dry_run))),
      },
    }
    return refused > 0 && !dry_run
      ? partialReply(refusedRows(language, judged), taken > 0, reply)
      : reply
  },
  ...sheetHandlers(publicUrl),
})
