import type * as contract from '#contract/people/clubs.ts'
import type { ClubChange } from '#contract/people/clubs.ts'
import { SPORTS, sportById } from '#domain/constants/sports.ts'
import { leavingRefusal } from '#domain/rules/clubs.ts'
import { canShowMinors } from '#domain/rules/privacy.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import type { Language } from '#domain/constants/languages.ts'
import { gmtZoneFaults, type GmtZoneFault } from '#domain/rules/gmt-zones.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import { authorizeCaller } from '../../http/gate.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandEntries } from '../../http/plan-gate.ts'
import { fileReply } from '../../http/reply.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fieldText } from '../../text/text.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { foundClub, handOver, leaveClub, setLogo, updateClub } from './commands.ts'
import {
  clubSettings,
  clubsOf,
  isApprovedManager,
  leavingFacts,
  lockedCreator,
  logoOf,
} from './queries.ts'

type Errors = Record<string, string[]>

/**
 * Checks what a schema cannot say: that places in time and sport exist, and that zones follow each
 * other. @throws Refusal invalid
 */
function demandSettings(change: ClubChange, language: Language): void {
  const errors: Errors = {
    ...zoneErrors('gmt_distribution', change.gmt_distribution, language),
    ...zoneErrors('paddle_gmt_distribution', change.paddle_gmt_distribution, language),
  }
  const choice = [fieldText(language, 'choice')]
  if (change.time_zone !== undefined && !isTimeZone(change.time_zone)) errors['time_zone'] = choice
  if (change.default_sport_id !== undefined && sportById(change.default_sport_id)?.place === null)
    errors['default_sport_id'] = choice
  if (change.venue && (change.venue.latitude === null) !== (change.venue.longitude === null))
    errors['venue.latitude'] = [fieldText(language, 'required')]
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors })
}

function zoneErrors(
  field: string,
  zones: ClubChange['gmt_distribution'],
  language: Language,
): Errors {
  const say = (fault: GmtZoneFault) => {
    if (fault.field === 'start') return fieldText(language, 'follows', { value: fault.value })
    return fieldText(language, fault.field === 'id' ? 'choice' : 'at_least', {
      min: zones?.[fault.index]?.start ?? 0,
    })
  }
  return Object.fromEntries(
    gmtZoneFaults(zones ?? []).map((fault) => [
      `${field}.${fault.index}.${fault.field}`,
      [say(fault)],
    ]),
  )
}

/** Only the selected club is edited; another one of the person's is a switch away. */
async function demandSelected(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<void> {
  if (id !== clubId) throw await elsewhere(db, 'club', viewer, id)
}

type All = Handlers<typeof contract>

const ownClubs: Pick<All, 'myClubs' | 'validateToken' | 'foundClub' | 'leaveClub'> = {
  async myClubs({ db, viewer }) {
    return { data: await clubsOf(db, viewer.user_id) }
  },
  async validateToken({ caller, query }) {
    if (query.club_id !== undefined && query.club_id !== caller.viewer.club?.id)
      return { status_code: 403 }
    try {
      authorizeCaller({ method: 'GET', access: { level: 'member' } }, caller)
      return { status_code: 200 }
    } catch (error) {
      if (error instanceof Refusal) return { status_code: error.status }
      throw error
    }
  },
  async foundClub({ db, body, language }) {
    const wrong = (field: string) =>
      new Refusal('invalid', { errors: { [field]: [fieldText(language, 'choice')] } })
    if (!isTimeZone(body.time_zone)) throw wrong('time_zone')
    if (!SPORTS.some(({ id }) => id === body.default_sport_id)) throw wrong('default_sport_id')
    const id = await foundClub(db, {
      ...body,
      name: body.name.trim(),
      venue_name: body.venue_name?.trim() || null,
    })
    if (id === null) throw new Refusal('too_many_requests', { retry_after: 3600 })
    return { data: { id } }
  },
  async leaveClub({ db, viewer, params }) {
    const refusal = leavingRefusal(found(await leavingFacts(db, params.id, viewer.user_id)))
    demand(
      refusal === null,
      refusal === 'creator_stays' || refusal === 'last_manager_stays' ? refusal : 'conflict',
    )
    await leaveClub(db, params.id, viewer.user_id)
    return { data: { done: true } }
  },
}

const settings: Pick<All, 'getClub' | 'updateClub' | 'handOverClub'> = {
  async getClub({ db, clubId, viewer, params }) {
    await demandSelected(db, clubId, viewer, params.id)
    return { data: found(await clubSettings(db, clubId)) }
  },
  async updateClub({ db, clubId, viewer, params, body, language }) {
    await demandSelected(db, clubId, viewer, params.id)
    demandSettings(body, language)
    demand(body.coaches_see_minors === undefined || canShowMinors(viewer), 'beyond_own_rights')
    demandEntries('updateClub', body, viewer, await clubSettings(db, clubId))
    await updateClub(db, clubId, body, viewer)
    return { data: found(await clubSettings(db, clubId)) }
  },
  async handOverClub({ db, clubId, viewer, params, body }) {
    await demandSelected(db, clubId, viewer, params.id)
    demand((await lockedCreator(db, clubId)) === viewer.user_id)
    demand(await isApprovedManager(db, clubId, body.user_id), 'unknown_reference')
    await handOver(db, clubId, viewer.user_id, body.user_id)
    return { data: { done: true } }
  },
}

const logo = (files: FileStore): Pick<All, 'uploadLogo' | 'deleteLogo' | 'clubLogo'> => ({
  uploadLogo: {
    authorize: ({ db, clubId, viewer, params }) => demandSelected(db, clubId, viewer, params.id),
    async handle({ db, clubId, file }) {
      await setLogo(db, clubId, file.sha256)
      return { data: { logo: file.sha256 } }
    },
  },
  async deleteLogo({ db, clubId, viewer, params }) {
    await demandSelected(db, clubId, viewer, params.id)
    await setLogo(db, clubId, null)
    return { data: { done: true } }
  },
  async clubLogo({ db, viewer, params, query }) {
    const sha256 = found(await logoOf(db, params.id, viewer.user_id))
    return fileReply(
      `club-${params.id}.webp`,
      await files.read(sha256),
      query.v === sha256 ? 'forever' : 'none',
    )
  },
})

export const clubHandlers = (files: FileStore): All => ({
  ...ownClubs,
  ...settings,
  ...logo(files),
})
