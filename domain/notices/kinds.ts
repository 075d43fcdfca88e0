/** The ways a notice reaches somebody. */
export const NOTICE_WAYS = ['app', 'mail', 'push'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

/** What people choose about: a group of kinds by each way. */
export const NOTICE_GROUPS = [
  'training',
  'crews',
  'mornings',
  'results',
  'messages',
  'wall',
  'challenges',
  'membership',
  'account',
] as const
export type NoticeGroup = (typeof NOTICE_GROUPS)[number]

type Group = {
  /** The ways of who has chosen nothing. */
  ways: readonly NoticeWay[]
  /** They are about sessions, so one can choose otherwise for a squad. */
  bySquad: boolean
}
export const GROUPS: Readonly<Record<NoticeGroup, Group>> = {
  training: { ways: ['app', 'mail', 'push'], bySquad: true },
  crews: { ways: ['app', 'push'], bySquad: true },
  mornings: { ways: ['app', 'push'], bySquad: false },
  results: { ways: ['app', 'push'], bySquad: true },
  messages: { ways: ['app', 'push'], bySquad: false },
  wall: { ways: ['app', 'push'], bySquad: false },
  challenges: { ways: ['app', 'push'], bySquad: false },
  membership: { ways: ['app'], bySquad: false },
  account: { ways: ['app', 'mail', 'push'], bySquad: false },
}

/** What notices are about that nobody can turn off. */
type FixedTopic = 'access' | 'guardians' | 'consent' | 'payments'

type Kind = {
  group: NoticeGroup
  /** It comes in the app and by mail at once, whatever somebody has chosen. */
  fixed?: FixedTopic
  /** A mail of its own says it already, so none is sent of the notice. */
  hasMail?: true
  /** Several about the same link are one with a count while it is unread. */
  folds?: true
  /** Guardians of who gets it get it too, with the name of their child. */
  guardians?: true
  /** It says something of health, so in mails and on a locked screen another sentence stands for it. */
  health?: true
}

/** Every kind of notice. The texts have a sentence for each. */
const DECLARED = {
  plan: { group: 'training', guardians: true },
  'place-freed': { group: 'training', guardians: true },
  'place-lost': { group: 'training', guardians: true },
  'crew-published': { group: 'crews', guardians: true },
  'morning-due': { group: 'mornings' },
  'return-note': { group: 'mornings', folds: true, health: true },
  'morning-noted': { group: 'mornings', health: true },
  'results-entered': { group: 'results', folds: true },
  'tests-changed': { group: 'results', folds: true, health: true },
  'zones-set': { group: 'results', health: true },
  message: { group: 'messages', guardians: true },
  'message-reported': { group: 'messages', folds: true },
  'wall-mention': { group: 'wall', folds: true },
  'wall-comment': { group: 'wall', folds: true },
  'wall-reaction': { group: 'wall', folds: true },
  'wall-pinned': { group: 'wall', folds: true },
  'wall-reported': { group: 'wall', folds: true },
  'challenge-invited': { group: 'challenges' },
  'challenge-asked': { group: 'challenges' },
  'challenge-entered': { group: 'challenges', guardians: true },
  'challenge-begun': { group: 'challenges' },
  'challenge-ranked': { group: 'challenges' },
  'challenge-ended': { group: 'challenges' },
  'member-joined': { group: 'membership', folds: true },
  'join-requested': { group: 'membership', hasMail: true, folds: true },
  'unnamed-joined': { group: 'membership', folds: true },
  'unnamed-requested': { group: 'membership', hasMail: true, folds: true },
  'join-approved': { group: 'membership', hasMail: true },
  'join-rejected': { group: 'membership', hasMail: true },
  'roles-changed': { group: 'membership', folds: true },
  'removed-from-club': { group: 'membership' },
  impersonated: { group: 'account', fixed: 'access' },
  'guardian-added': { group: 'account', fixed: 'guardians' },
  'guardian-ended': { group: 'account', fixed: 'guardians' },
  'consent-passed': { group: 'account', fixed: 'consent' },
  'consent-answered': { group: 'account', fixed: 'consent' },
  'plan-active': { group: 'account', fixed: 'payments' },
  'export-ready': { group: 'account', hasMail: true },
  'club-export-ready': { group: 'account' },
  'club-brought-in': { group: 'account' },
} as const satisfies Record<string, Kind>

export type NoticeKind = keyof typeof DECLARED
export const KINDS: Readonly<Record<NoticeKind, Kind>> = DECLARED
export const NOTICE_KINDS = Object.keys(DECLARED) as NoticeKind[]
export const FIXED_TOPICS: readonly FixedTopic[] = [
  ...new Set(NOTICE_KINDS.flatMap((kind) => KINDS[kind].fixed ?? [])),
]

type KindsWith<Mark extends 'folds' | 'guardians' | 'health'> = {
  [Name in NoticeKind]: (typeof DECLARED)[Name] extends Record<Mark, true> ? Name : never
}[NoticeKind]
export type FoldedKind = KindsWith<'folds'>
export type KindOfChild = KindsWith<'guardians'>
export type HealthKind = KindsWith<'health'>

const isMarked = (name: string, mark: 'folds' | 'guardians' | 'health'): boolean => {
  const kind = noticeKind(name)
  return kind !== null && KINDS[kind][mark] === true
}
export const isFolded = (name: string): name is FoldedKind => isMarked(name, 'folds')
export const isOfChild = (name: string): name is KindOfChild => isMarked(name, 'guardians')
export const isOfHealth = (name: string): name is HealthKind => isMarked(name, 'health')

/** Null for a kind that this version does not know, such as one of an older version. */
export const noticeKind = (name: string): NoticeKind | null =>
  NOTICE_KINDS.find((kind) => kind === name) ?? null

export const kindsOf = (group: NoticeGroup): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => KINDS[kind].group === group)
