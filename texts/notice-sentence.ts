import { noticeKind, type NoticeKind } from '#domain/notices/kinds.ts'
import type { notices } from './en/notices.ts'

type Texts = typeof notices
type Folded = keyof Texts['folded']
type Outside = keyof Texts['outside']
type OfChild = keyof Texts['children']
type Counts = 'new' | 'changed' | 'cancelled'
type Levels = 'red' | 'amber'

/** The texts that sentences of notices are made of. */
type Key =
  | 'aClub'
  | 'somebody'
  | 'coachesThread'
  | `kinds.${NoticeKind | 'other'}`
  | `folded.${Folded}`
  | `outside.${Outside}`
  | `children.${OfChild}`
  | `plan.${Counts}`
  | `noted.${Levels}`
export type Values = Readonly<Record<string, string | number>>
/** A text of a language, filled in; with a `count` in the form it asks for. */
type Say = (key: Key, values: Values) => string

type NoticeFacts = { kind: string; values: Values; club: { name: string } | null }

const FOLDED: Record<Folded, true> = {
  'return-note': true,
  'results-entered': true,
  'tests-changed': true,
  'message-reported': true,
  'wall-mention': true,
  'wall-comment': true,
  'wall-reaction': true,
  'wall-pinned': true,
  'wall-reported': true,
  'member-joined': true,
  'join-requested': true,
  'unnamed-joined': true,
  'unnamed-requested': true,
  'roles-changed': true,
}
const OUTSIDE: Record<Outside, true> = {
  'return-note': true,
  'morning-noted': true,
  'tests-changed': true,
  'zones-set': true,
}
const OF_CHILD: Record<OfChild, true> = {
  plan: true,
  'place-freed': true,
  'place-lost': true,
  'crew-published': true,
  message: true,
}
const isOfChild = (kind: string): kind is OfChild => Object.hasOwn(OF_CHILD, kind)
const isFolded = (kind: string): kind is Folded => Object.hasOwn(FOLDED, kind)
const isOutside = (kind: string): kind is Outside => Object.hasOwn(OUTSIDE, kind)

/**
 * The sentence of a notice; one of a kind this version does not know says where something happened.
 * Outside the app nothing is said on health.
 */
export function noticeSentence(
  say: Say,
  notice: NoticeFacts,
  where: 'app' | 'outside' = 'app',
): string {
  const { kind, values, club } = notice
  const count = Number(values['count'] ?? 1)
  const named = (name: string) => (values[name] === undefined ? undefined : String(values[name]))
  const words = {
    club: club?.name ?? named('club') ?? say('aClub', {}),
    person: named('person') ?? say('somebody', {}),
    news: where === 'app' ? newsOf(say, values) : planNews(say, values),
    boat: named('boat') ?? '',
    session: named('session') ?? '',
    child: named('child') ?? say('somebody', {}),
    thread: named('thread') ?? say('coachesThread', {}),
    challenge: named('challenge') ?? '',
    from: named('from') ?? say('aClub', {}),
    team: named('team') ?? '',
    rank: named('rank') ?? '',
    of: named('of') ?? '',
  }
  if (named('child') !== undefined && isOfChild(kind)) return say(`children.${kind}`, words)
  if (where === 'outside' && isOutside(kind)) return say(`outside.${kind}`, words)
  if (count > 1 && isFolded(kind)) return say(`folded.${kind}`, { ...words, count })
  return say(`kinds.${noticeKind(kind) ?? 'other'}`, words)
}

const listed = <K extends string>(
  keys: readonly K[],
  values: Values,
  sayCount: (key: K, count: number) => string,
): string[] =>
  keys.flatMap((key) => {
    const count = Number(values[key] ?? 0)
    return count > 0 ? [sayCount(key, count)] : []
  })

/** How many sessions are new, changed or off. */
const planNews = (say: Say, values: Values): string =>
  listed(['new', 'changed', 'cancelled'] as const, values, (key, count) =>
    say(`plan.${key}`, { count }),
  ).join(', ')

const newsOf = (say: Say, values: Values): string =>
  [
    planNews(say, values),
    ...listed(['red', 'amber'] as const, values, (key, count) => say(`noted.${key}`, { count })),
  ]
    .filter((part) => part !== '')
    .join(', ')
