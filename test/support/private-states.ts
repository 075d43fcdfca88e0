import { ROLE, type RoleId } from '#domain/constants/roles.ts'

/** How somebody of a club may be hidden, each by one person. */
export const PRIVACY_STATES = [
  'open',
  'specific',
  'only-me',
  'withdrawn',
  'minor',
  'left',
  'deleted',
] as const
export type PrivacyState = (typeof PRIVACY_STATES)[number]

/**
 * Who looks: members by what they may do, a guardian, somebody of another club, and anybody outside.
 */
export const PRIVACY_VIEWERS = {
  /** A coach whom the person with specific coaches has named. */
  named: [ROLE.coach],
  coach: [ROLE.head_coach],
  /** A coach without the permission to see members under 18. */
  blind: [ROLE.coach],
  manager: [ROLE.manager],
  mate: [ROLE.athlete],
  /** The mother of the one under 18, who is no member. */
  guardian: [],
  foreign: [ROLE.manager, ROLE.athlete],
  outside: [],
} as const satisfies Record<string, readonly RoleId[]>
export type PrivacyViewer = keyof typeof PRIVACY_VIEWERS
/** Those of no club, or of another. */
export const isMember = (viewer: PrivacyViewer): boolean =>
  !['guardian', 'foreign', 'outside'].includes(viewer)
export const VIEWER_NAMES = Object.keys(PRIVACY_VIEWERS) as PrivacyViewer[]

/** What a channel may carry of a person. */
export const PRIVATE_KINDS = ['name', 'health', 'rowed', 'given'] as const
export type PrivateKind = (typeof PRIVATE_KINDS)[number]

const SEES_HEALTH: Readonly<Record<PrivacyViewer, readonly PrivacyState[]>> = {
  named: ['open', 'specific', 'minor'],
  coach: ['open', 'minor'],
  blind: ['open'],
  manager: ['open', 'minor'],
  mate: [],
  guardian: [],
  foreign: [],
  outside: [],
}

/** Whose figures in a challenge: their own joining shows them to members, not to all of them. */
const SEES_GIVEN: Readonly<Record<PrivacyViewer, readonly PrivacyState[]>> = {
  ...SEES_HEALTH,
  mate: ['open', 'minor'],
}

const KNOWS: Readonly<Record<PrivacyViewer, readonly PrivacyState[]>> = {
  named: ['open', 'specific', 'only-me', 'withdrawn', 'minor', 'left'],
  coach: ['open', 'specific', 'only-me', 'withdrawn', 'minor', 'left'],
  blind: ['open', 'specific', 'only-me', 'withdrawn', 'left'],
  manager: ['open', 'specific', 'only-me', 'withdrawn', 'minor', 'left'],
  mate: ['open', 'specific', 'only-me', 'withdrawn', 'minor', 'left'],
  guardian: ['minor'],
  foreign: [],
  outside: [],
}

const SEES_ROWED: Readonly<Record<PrivacyViewer, readonly PrivacyState[]>> = {
  ...KNOWS,
  mate: ['open', 'specific', 'withdrawn', 'minor', 'left'],
  guardian: [],
}

const BY_KIND = { name: KNOWS, rowed: SEES_ROWED, health: SEES_HEALTH, given: SEES_GIVEN }

/**
 * The rule, written apart from the server: whose health data a viewer sees, and whom they know of.
 * What was rowed in sessions is seen of those one knows of, but for athletes who are only me, whose
 * figures other athletes do not see.
 */
export const maySee = (viewer: PrivacyViewer, state: PrivacyState, kind: PrivateKind): boolean =>
  BY_KIND[kind][viewer].includes(state)

/** A coach may name somebody on a public page who is of age, has consented and hides from nobody. */
export const isNamedInPublic = (state: PrivacyState, kind: PrivateKind): boolean =>
  kind === 'name' && state === 'open'
