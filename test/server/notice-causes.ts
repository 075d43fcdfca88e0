import { addReturnNote } from '#contract/analysis/monitoring-returns.ts'
import * as e from '#contract/events.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { publish } from '#contract/planning/publishing.ts'
import { publishCrews } from '#contract/boats/crews.ts'
import { reportOnWall } from '#contract/club/wall-reports.ts'
import * as wall from '#contract/club/wall.ts'
import { react } from '#contract/club/wall-reactions.ts'
import { impersonate } from '#contract/people/account.ts'
import type { DataOf, DomainEvent } from '#contract/events.ts'
import type { NoticeKind } from '#domain/notices/kinds.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { mentionOf } from '#domain/wall/mentions.ts'
import { inTransaction, type ClubId } from '../../server/db/client.ts'
import { record } from '../../server/events/record.ts'
import { notify } from '../../server/delivery/notify.ts'
import type { TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeUser,
  today,
  type TestUser,
} from '../support/factories.ts'
import { piece, piecesOf } from '../support/scored-pieces.ts'
import { nextName } from '../support/wall-club.ts'

/** The people of a club and beside it, by what they are to what happens. */
export const PERSONAS = [
  'actor',
  'coach',
  'blind_coach',
  'manager',
  'rower',
  'mate',
  'comer',
  'young',
  'outsider',
] as const
export type NoticePersona = (typeof PERSONAS)[number]

export type NoticeWorld = {
  app: TestApp
  club: ClubId
  session: number
  crew: number
} & Record<NoticePersona, TestUser>

/** A session of a rower in a boat, planned by who acts, and people around it. */
export async function noticeWorld(app: TestApp): Promise<NoticeWorld> {
  const { db } = app
  const club = await makeClub(db, { name: 'Lake RC' })
  const actor = await makeMember(db, club, [ROLE.head_coach, ROLE.athlete])
  const rower = await makeMember(db, club, [ROLE.athlete])
  const blind_coach = await makeMember(db, club, [ROLE.coach])
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
      select $1, $2, id, name <> 'view-minors' from permissions
        where name in ('view-minors', 'manage-members')`,
    [club, blind_coach.id],
  )
  const start_date = new Date(Date.now() + 86_400_000).toISOString()
  const people = { athlete_ids: [actor.id, rower.id], published: false }
  const plan = { start_date, ...people, structure: piecesOf(2) }
  const session = await makeSession(db, club, { user_id: actor.id }, plan)
  return {
    app,
    club,
    session,
    actor,
    rower,
    blind_coach,
    crew: await makeCrew(db, club, { session_id: session, user_ids: [actor.id, rower.id] }),
    coach: await makeMember(db, club, [ROLE.coach]),
    manager: await makeMember(db, club, [ROLE.manager]),
    mate: await makeMember(db, club, [ROLE.athlete]),
    comer: await makeUser(db, { date_of_birth: '1990-05-05' }),
    young: await makeUser(db, { date_of_birth: `${Number(today().slice(0, 4)) - 14}-05-05` }),
    outsider: await makeMember(db, await makeClub(db), [ROLE.manager, ROLE.athlete]),
  }
}

type Cause = (world: NoticeWorld) => Promise<unknown>

/** An event as a command of the actor, or of somebody who comes, records it. */
const happens =
  <E extends DomainEvent>(
    event: E,
    subject: (world: NoticeWorld) => number,
    data: (world: NoticeWorld) => DataOf<E>,
    by: (world: NoticeWorld) => TestUser = ({ actor }) => actor,
  ): Cause =>
  (world) =>
    inTransaction(world.app.database.app, { club_id: world.club, user_id: by(world).id }, (db) =>
      record(db, event, {
        clubId: world.club,
        by: by(world).id,
        subject: subject(world),
        data: data(world),
      }),
    )
/** A post of the rower, on the wall of the club or of a session. */
async function postOf({ app, club, rower }: NoticeWorld, session_id?: number): Promise<number> {
  const body = { client_id: nextName(), text: 'Six o’clock', ...(session_id && { session_id }) }
  return (await app.ask(wall.writePost, { body }, { token: rower.token, club })).data.id
}
const asActor = ({ actor, club }: NoticeWorld) => ({ token: actor.token, club })
/** What a job causes, whose receivers its own tests settle. */
const said =
  (kind: NoticeKind, to: NoticePersona): Cause =>
  ({ app, club, ...world }) =>
    notify(app.db, world[to].id, { kind, by: null, about_club: club })

const joins = (who: 'comer' | 'young') =>
  happens(
    e.memberJoined,
    (world) => world[who].id,
    ({ coach, blind_coach }) => ({ inviter_ids: [coach.id, blind_coach.id] }),
    (world) => world[who],
  )
const asks = (who: 'comer' | 'young') =>
  happens(
    e.joinRequested,
    (world) => world[who].id,
    () => ({}),
    (world) => world[who],
  )
const NOBODY = { approved_ids: [], refused_ids: [], removed_ids: [] }
const answers = (part: keyof typeof NOBODY, who: NoticePersona) =>
  happens(
    e.membershipsChanged,
    (world) => world[who].id,
    (world) => ({ ...NOBODY, [part]: [world[who].id, world.actor.id] }),
  )

/** What makes each kind, done by the actor where somebody does it. */
export const CAUSES: Record<NoticeKind, Cause> = {
  plan: (world) =>
    world.app.ask(publish, { body: { session_ids: [world.session] } }, asActor(world)),
  'crew-published': ({ app, session, ...world }) =>
    app.ask(
      publishCrews,
      { params: { id: session }, body: { published: true } },
      asActor({ app, session, ...world }),
    ),
  'place-freed': happens(
    e.placesMoved,
    ({ session }) => session,
    ({ rower, actor }) => ({ freed: [rower.id, actor.id], lost: [] }),
  ),
  'place-lost': happens(
    e.placesMoved,
    ({ session }) => session,
    ({ rower, actor }) => ({ freed: [], lost: [rower.id, actor.id] }),
  ),
  'results-entered': (world) =>
    world.app.ask(
      addScores,
      {
        params: { id: world.session },
        body: {
          results: [{ crew_id: world.crew, scores: [piece(1, { time: 400 })] }],
        },
      },
      asActor(world),
    ),
  'tests-changed': happens(
    e.performanceTestsChanged,
    ({ rower }) => rower.id,
    ({ rower, actor }) => ({ user_ids: [rower.id, actor.id] }),
  ),
  'return-note': (world) =>
    world.app.ask(
      addReturnNote,
      { body: { user_id: world.rower.id, day: today(), text: 'An hour' } },
      asActor(world),
    ),
  'morning-due': said('morning-due', 'rower'),
  'morning-noted': said('morning-noted', 'coach'),
  'zones-set': said('zones-set', 'rower'),
  message: said('message', 'rower'),
  'message-reported': said('message-reported', 'manager'),
  'wall-mention': (world) =>
    world.app.ask(
      wall.writePost,
      { body: { client_id: nextName(), text: `Well rowed ${mentionOf(world.rower.id)}` } },
      asActor(world),
    ),
  'wall-comment': async (world) => {
    const params = { id: await postOf(world) }
    const body = { client_id: nextName(), text: 'Well rowed' }
    return world.app.ask(wall.writeWallComment, { params, body }, asActor(world))
  },
  'wall-reaction': async (world) => {
    const params = { id: await postOf(world) }
    return world.app.ask(react, { params, body: { kind: 'like', on: true } }, asActor(world))
  },
  'wall-pinned': async (world) => {
    const params = { id: await postOf(world, world.session) }
    await world.app.ask(wall.setPostState, { params, body: { pinned: true } }, asActor(world))
    return world.app.rows('delete from wall_posts where id = $1', [params.id])
  },
  'wall-reported': async (world) => {
    const body = { post_id: await postOf(world), reason: 'Look at this' }
    return world.app.ask(reportOnWall, { body }, asActor(world))
  },
  'challenge-invited': said('challenge-invited', 'manager'),
  'challenge-asked': said('challenge-asked', 'rower'),
  'challenge-entered': said('challenge-entered', 'rower'),
  'challenge-begun': said('challenge-begun', 'rower'),
  'challenge-ranked': said('challenge-ranked', 'rower'),
  'challenge-ended': said('challenge-ended', 'rower'),
  'plan-active': said('plan-active', 'manager'),
  'export-ready': said('export-ready', 'rower'),
  'club-export-ready': said('club-export-ready', 'manager'),
  'club-brought-in': said('club-brought-in', 'manager'),
  'member-joined': joins('comer'),
  'unnamed-joined': joins('young'),
  'join-requested': asks('comer'),
  'unnamed-requested': asks('young'),
  'join-approved': answers('approved_ids', 'comer'),
  'join-rejected': answers('refused_ids', 'comer'),
  'removed-from-club': answers('removed_ids', 'mate'),
  'roles-changed': happens(
    e.rolesChanged,
    ({ mate }) => mate.id,
    () => ({}),
  ),
  'guardian-added': said('guardian-added', 'rower'),
  'guardian-ended': said('guardian-ended', 'rower'),
  'consent-passed': said('consent-passed', 'rower'),
  'consent-answered': said('consent-answered', 'rower'),
  impersonated: async ({ app, rower }) => {
    const admin = await makeUser(app.db, { is_admin: true })
    const body = { reason: 'Cannot find the calendar' }
    return app.ask(impersonate, { params: { id: rower.id }, body }, admin)
  },
}
