import { ROLE, type RoleId } from './roles.ts'

export const PERMISSIONS = [
  'view-athlete-profile',
  'view-club-members',
  'view-minors',
  'manage-members',
  'invite-members',
  'manage-licences',
  'manage-inventory',
  'create-squads',
  'edit-squads',
  'delete-squads',
  'view-edit-all-sessions',
  'view-all-members-on-report',
  'view-racing-report',
  'drv-view-personal-details',
  'drv-import-files',
  'drv-view-all-members-on-report',
  'manage-challenges',
  'manage-challenge-teams',
  'edit-club',
  'welfare',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** What a role may do until a club changes it, per role or per member. */
export const DEFAULT_PERMISSIONS: Readonly<Record<RoleId, readonly Permission[]>> = {
  [ROLE.manager]: PERMISSIONS,
  [ROLE.head_coach]: PERMISSIONS.filter(
    (permission) => permission !== 'manage-licences' && permission !== 'welfare',
  ),
  [ROLE.coach]: [
    'view-athlete-profile',
    'view-club-members',
    'create-squads',
    'edit-squads',
    'view-edit-all-sessions',
    'view-racing-report',
    'manage-inventory',
    'manage-challenge-teams',
    'view-all-members-on-report',
    'view-minors',
  ],
  [ROLE.athlete]: ['view-club-members'],
}

/** The permissions by what they are about, as lists show them. */
export const PERMISSION_GROUPS = {
  training: [
    'view-athlete-profile',
    'view-minors',
    'view-edit-all-sessions',
    'view-all-members-on-report',
    'view-racing-report',
  ],
  people: [
    'view-club-members',
    'manage-members',
    'invite-members',
    'create-squads',
    'edit-squads',
    'delete-squads',
    'welfare',
  ],
  club: [
    'edit-club',
    'manage-licences',
    'manage-inventory',
    'manage-challenges',
    'manage-challenge-teams',
  ],
  federation: ['drv-view-personal-details', 'drv-import-files', 'drv-view-all-members-on-report'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
