import { NOTICE_KINDS, type NoticeKind } from '#domain/notices/kinds.ts'
import type { TestApp } from '../support/app.ts'
import { makeCrew, makeSession } from '../support/factories.ts'
import { PRIVACY_STATES, VIEWER_NAMES, type PrivacyState } from '../support/private-states.ts'
import { piecesOf } from '../support/scored-pieces.ts'
import { CAUSES, type NoticeWorld } from './notice-causes.ts'
import type { WrittenClub } from './private-writes.ts'

/** The world of the table of notices, in which somebody rows, joins and is talked about. */
async function worldAround(
  app: TestApp,
  { place: { club, viewers, people } }: WrittenClub,
  state: PrivacyState,
): Promise<NoticeWorld> {
  const person = people[state]
  const people_of = { athlete_ids: [viewers.coach.id, person.id], published: false }
  const start_date = new Date(Date.now() + 86_400_000).toISOString()
  const plan = { start_date, ...people_of, structure: piecesOf(2) }
  const session = await makeSession(app.db, club, { user_id: viewers.coach.id }, plan)
  return {
    app,
    club,
    session,
    crew: await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [viewers.coach.id, person.id],
    }),
    actor: viewers.coach,
    coach: viewers.named,
    blind_coach: viewers.blind,
    manager: viewers.manager,
    rower: person,
    mate: viewers.mate,
    comer: person,
    young: people.minor,
    outsider: viewers.foreign,
  }
}

/** Somebody who is hidden from those who act is refused to them, and then there is no notice. */
async function cause(world: NoticeWorld, kind: NoticeKind, state: PrivacyState): Promise<void> {
  try {
    await CAUSES[kind](world)
  } catch (error) {
    if (state === 'open') throw error
  }
}

/** Causes every kind of notice about somebody in every state who can still cause it. */
export async function causeEverything(app: TestApp, club: WrittenClub): Promise<void> {
  const blind = [club.place.club, club.place.viewers.blind.id]
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
      select $1, $2, id, true from permissions where name = 'manage-members'`,
    blind,
  )
  for (const state of PRIVACY_STATES.filter((one) => one !== 'deleted' && one !== 'left')) {
    const world = await worldAround(app, club, state)
    for (const kind of NOTICE_KINDS) await cause(world, kind, state)
  }
  await app.rows(
    'delete from member_permissions where club_id = $1 and user_id = $2 and granted',
    blind,
  )
}

type Sent = { user_id: number | null; what: string; text: string }

/** Notices, which mails and devices say as well, and mails and deliveries to addresses. */
export const sentIn = (app: TestApp): Promise<Sent[]> =>
  app.rows<Sent>(
    `select user_id::int, 'notice ' || kind as what, "values"::text || coalesce(link, '') as text
       from notifications
     union all
     select u.id::int, 'mail ' || m.template, m."values"::text
       from mails m left join users u on u.email = m.address
     union all
     select null, 'webhook ' || d.type, d.body || d.subject from webhook_deliveries d`,
  )

/** By whom something is read: a viewer, or one of the people themselves, who is an athlete. */
export function readerOf({ place }: WrittenClub, user_id: number | null) {
  if (user_id === null) return { viewer: 'outside' as const, own: undefined }
  const viewer = VIEWER_NAMES.find((name) => place.viewers[name].id === user_id)
  const own = PRIVACY_STATES.find((state) => place.people[state].id === user_id)
  if (viewer) return { viewer, own: undefined }
  return own === undefined ? undefined : { viewer: 'mate' as const, own }
}
