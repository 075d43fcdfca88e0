import { sql } from 'kysely'
import type { FeatureId } from '#domain/constants/features.ts'
import { DEFAULT_PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import { PLAN_FEATURES, type PlanKey } from '#domain/constants/plans.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import type { NewClub } from '../../server/people/clubs/commands.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { hashOf } from '../../server/http/gate.ts'
import { addMember, makeClub, makeUser, signInOf, today } from './factories.ts'

const CLUBS = {
  main: { plan: 'drv', is_individual: false, paid_days: 365 },
  other: { plan: 'gold', is_individual: false, paid_days: 365 },
  lapsed: { plan: 'silver', is_individual: false, paid_days: -3 },
  bare: { plan: 'individual-free', is_individual: false, paid_days: 365 },
  single: { plan: 'individual', is_individual: true, paid_days: 365 },
} as const satisfies Record<string, { plan: PlanKey; is_individual: boolean; paid_days: number }>
export type ClubName = keyof typeof CLUBS

type Standing = { club: ClubName; roles: readonly RoleId[]; status: MemberStatus }
const at = (
  club: ClubName,
  roles: readonly RoleId[],
  status: MemberStatus = MEMBER_STATUS.approved,
): Standing => ({ club, roles, status })
const stuck = (status: MemberStatus) => [at('main', [ROLE.athlete, ROLE.coach], status)]

/** The clubs of each of them with status and roles; the first club is the one they act in. */
const STANDINGS = {
  anonymous: [],
  athlete: [at('main', [ROLE.athlete])],
  coach: [at('main', [ROLE.coach])],
  head_coach: [at('main', [ROLE.head_coach])],
  manager: [at('main', [ROLE.manager])],
  creator: [at('main', [ROLE.manager])],
  multi_role: [at('main', [ROLE.athlete, ROLE.coach])],
  platform_admin: [],
  admin_one_step: [],
  restricted: [at('main', [ROLE.athlete])],
  pending: stuck(MEMBER_STATUS.pending),
  invited: stuck(MEMBER_STATUS.invited),
  rejected: stuck(MEMBER_STATUS.rejected),
  left: stuck(MEMBER_STATUS.left),
  athlete_rejected: stuck(MEMBER_STATUS.athlete_rejected),
  onboarding: stuck(MEMBER_STATUS.onboarding),
  expired_plan: [at('lapsed', [ROLE.manager, ROLE.coach])],
  plan_without_feature: [at('bare', [ROLE.manager, ROLE.coach])],
  individual: [at('single', [ROLE.athlete, ROLE.manager])],
  two_clubs: [at('main', [ROLE.athlete]), at('other', [ROLE.coach])],
  script_reads: [at('main', [ROLE.coach])],
  script_writes: [at('main', [ROLE.coach])],
  impersonated: [at('main', [ROLE.coach])],
  plain_coach: [at('main', [ROLE.coach])],
  onlooker: [at('main', [ROLE.athlete])],
  recruiter: [at('main', [ROLE.athlete])],
  clerk: [at('main', [ROLE.athlete])],
} as const satisfies Record<string, readonly Standing[]>
export type PersonaName = keyof typeof STANDINGS
export const PERSONA_NAMES = Object.keys(STANDINGS) as PersonaName[]

/**
 * What a member may do more or less than their roles say, so that each right is somebody's without
 * those that usually come with it.
 */
const OVERRIDES: Partial<
  Record<PersonaName, { granted?: readonly Permission[]; taken?: readonly Permission[] }>
> = {
  restricted: { taken: DEFAULT_PERMISSIONS[ROLE.athlete] },
  multi_role: { granted: ['edit-club'], taken: ['view-minors'] },
  plain_coach: { taken: ['view-edit-all-sessions'] },
  onlooker: { granted: ['view-athlete-profile', 'view-minors'] },
  recruiter: { granted: ['invite-members'] },
  clerk: { granted: ['manage-members'], taken: ['view-club-members'] },
}
/** Who sees no athletes but those of their own squads. */
const OF_OWN_SQUADS: readonly PersonaName[] = ['clerk']

/**
 * What is not an ordinary sign-in: a personal API token, or an administrator in the person's name.
 */
const THROUGH = {
  script_reads: 'read',
  script_writes: 'write',
  impersonated: 'administrator',
} as const
type Through = (typeof THROUGH)[keyof typeof THROUGH]

export type Persona = {
  name: PersonaName
  user_id: number | undefined
  email: string
  token: string | undefined
  is_admin: boolean
  through?: Through
  home: ClubName
  foreign: ClubName
  standings: readonly Standing[]
}
export type World = { clubs: Record<ClubName, ClubId>; personas: Record<PersonaName, Persona> }

/** What a standing gives by the tables of roles and plans, not by what the database says. */
export const permissionsOf = ({ name }: Persona, { roles }: Standing): Set<Permission> =>
  new Set(
    [
      ...roles.flatMap((role) => [...DEFAULT_PERMISSIONS[role]]),
      ...(OVERRIDES[name]?.granted ?? []),
    ].filter((permission) => !OVERRIDES[name]?.taken?.includes(permission)),
  )
export const featuresOf = ({ club }: Standing): Set<FeatureId> =>
  new Set(PLAN_FEATURES[CLUBS[club].plan])
export const isLapsed = ({ club }: Standing): boolean => CLUBS[club].paid_days < 0

/** The address of the administrator who has no second step. */
export const ONE_STEP_ADDRESS = 'one.step@slipway.test'

const ofAdmin = (name: PersonaName) =>
  name === 'admin_one_step' ? { email: ONE_STEP_ADDRESS, second_step: false } : {}

const override = (
  db: Db,
  club: ClubId,
  userId: number,
  names: readonly Permission[],
  granted: boolean,
) =>
  sql`insert into member_permissions (club_id, user_id, permission_id, granted)
    select ${club}, ${userId}, id, ${granted} from permissions
      where name = any (${[...names]})`.execute(db)

/** Gives and takes what makes the persona differ from their roles. */
async function setApart(db: Db, club: ClubId, { name, user_id = 0 }: Persona): Promise<void> {
  const { granted = [], taken = [] } = OVERRIDES[name] ?? {}
  await override(db, club, user_id, granted, true)
  await override(db, club, user_id, taken, false)
  if (OF_OWN_SQUADS.includes(name))
    await db
      .updateTable('memberships')
      .set({ coach_scope: 'own-squads' })
      .where('user_id', '=', user_id)
      .execute()
}

/** Every kind of person the gate distinguishes, in five clubs. */
export async function seedWorld(db: Db): Promise<World> {
  const founder = await makeUser(db, { first_name: 'creator' })
  const clubs = {} as Record<ClubName, ClubId>
  for (const [name, { plan, is_individual, paid_days }] of Object.entries(CLUBS) as [
    ClubName,
    (typeof CLUBS)[ClubName],
  ][]) {
    const wanted: Partial<NewClub> = {
      name,
      plan,
      is_individual,
      next_bill_date: addDays(today(), paid_days),
    }
    clubs[name] = await makeClub(
      db,
      name === 'main' ? { ...wanted, creator_id: founder.id } : wanted,
    )
  }
  const personas = {} as Record<PersonaName, Persona>
  for (const name of PERSONA_NAMES) {
    const standings: readonly Standing[] = STANDINGS[name]
    const is_admin = name === 'platform_admin' || name === 'admin_one_step'
    const home = standings[0]?.club ?? 'main'
    const through = (THROUGH as Partial<Record<PersonaName, Through>>)[name]
    const user =
      name === 'creator'
        ? founder
        : name === 'anonymous'
          ? undefined
          : await makeUser(db, { first_name: name, is_admin, ...ofAdmin(name) })
    for (const { club, roles, status } of user ? standings : [])
      await addMember(db, clubs[club], user?.id ?? 0, roles, status)
    personas[name] = {
      name,
      user_id: user?.id,
      email: user?.email ?? 'nobody@slipway.test',
      token: user?.token,
      is_admin,
      ...(through && { through }),
      home,
      foreign: home === 'main' ? 'other' : 'main',
      standings,
    }
  }
  for (const persona of Object.values(personas)) await setApart(db, clubs.main, persona)
  for (const persona of Object.values(personas))
    if (persona.through) persona.token = await spareSignIn(db, persona, personas.platform_admin)
  return { clubs, personas }
}

/** A further sign-in of the same kind, which may be spent. */
export async function spareSignIn(
  db: Db,
  { user_id = 0, through }: Persona,
  admin: Pick<Persona, 'user_id'>,
): Promise<string> {
  const token = await signInOf(db, user_id, 1)
  if (through === undefined) return token
  const opener = db
    .selectFrom('tokens')
    .select('id')
    .where('user_id', '=', admin.user_id ?? 0)
    .limit(1)
  const kind =
    through === 'administrator'
      ? { impersonator_id: admin.user_id ?? 0, opened_by: opener }
      : { scope: through, name: 'Script' }
  await db.updateTable('tokens').set(kind).where('hash', '=', hashOf(token)).execute()
  return token
}
