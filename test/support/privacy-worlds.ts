import { DEFAULT_PERMISSIONS, PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import { ROLE, ROLE_IDS, type RoleId } from '#domain/constants/roles.ts'
import type { MemberStatus } from '#domain/constants/statuses.ts'
import { PRIVACY_MODES, type PrivacyMode } from '#domain/rules/privacy.ts'

export type WorldPerson = {
  id: number
  status: MemberStatus
  roles: RoleId[]
  /** Taken from and given to the person beyond the roles. */
  denied: Permission[]
  granted: Permission[]
  permissions: Permission[]
  coach_scope: 'club' | 'own-squads'
  squads: number[]
  age: number | null
  /** The last answer about health data; null where none was ever given. */
  consent: (typeof ANSWERS)[number]
  /** It is null where nothing was ever chosen. */
  chosen: PrivacyMode | null
  privacy: { mode: PrivacyMode; coaches: number[] }
}
export type PrivacyWorld = { seed: number; people: WorldPerson[] }

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const chance = (share: number) => next() < share
  const oneOf = <V>(values: readonly V[]): V => {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  const some = <V>(values: readonly V[], share: number) => values.filter(() => chance(share))
  return { chance, oneOf, some }
}

const STATUSES: readonly MemberStatus[] = [1, 1, 1, 1, 1, 1, 0, 2, 3, 4, 5, 6]
const AGES = [null, 12, 17, 18, 19, 24, 41] as const
const SQUADS = [1, 2, 3] as const
const ANSWERS = [
  'given',
  'given',
  'given',
  'given',
  'given',
  'given',
  'declined',
  'withdrawn',
  'asked',
  null,
] as const
const TOUCHED: readonly Permission[] = [
  'view-athlete-profile',
  'view-minors',
  'manage-members',
  'view-all-members-on-report',
]

/** A club of some people with roles, squads, ages and wishes as chance has it. */
export function randomWorld(seed: number, size = 7): PrivacyWorld {
  const { chance, oneOf, some } = dice(seed)
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  const people = ids.map((id): WorldPerson => {
    const roles = chance(0.7)
      ? [oneOf([ROLE.athlete, ROLE.athlete, ...ROLE_IDS])]
      : some(ROLE_IDS, 0.4)
    const denied = chance(0.3) ? some(TOUCHED, 0.5) : []
    const granted = chance(0.2)
      ? some(TOUCHED, 0.5).filter((permission) => !denied.includes(permission))
      : []
    const held = new Set<Permission>([
      ...roles.flatMap((role) => DEFAULT_PERMISSIONS[role]),
      ...granted,
    ])
    const mode = oneOf(['all-coaches', ...PRIVACY_MODES] as const)
    const names = mode === 'specific-coaches' || mode === 'all-coaches-except'
    return {
      id,
      status: oneOf(STATUSES),
      roles,
      denied,
      granted,
      permissions: PERMISSIONS.filter(
        (permission) => held.has(permission) && !denied.includes(permission),
      ),
      coach_scope: chance(0.3) ? 'own-squads' : 'club',
      squads: some(SQUADS, 0.4),
      age: oneOf(AGES),
      consent: oneOf(ANSWERS),
      chosen: mode === 'all-coaches' && chance(0.5) ? null : mode,
      privacy: { mode, coaches: names ? some(ids, 0.4).filter((other) => other !== id) : [] },
    }
  })
  return { seed, people }
}
