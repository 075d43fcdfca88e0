import {
  isFolded,
  isOfChild,
  isOfHealth,
  noticeKind,
  type FoldedKind,
  type HealthKind,
  type KindOfChild,
  type NoticeKind,
} from '#domain/notices/kinds.ts'

type Counts = 'new' | 'changed' | 'cancelled'
type Levels = 'red' | 'amber'

/** The texts that sentences of notices are made of. */
type Key =
  | 'aClub'
  | 'somebody'
  | 'coachesThread'
  | `kinds.${NoticeKind | 'other'}`
  | `folded.${FoldedKind}`
  | `outside.${HealthKind}`
  | `children.${KindOfChild}`
  | `plan.${Counts}`
  | `noted.${Levels}`
export type Values = Readonly<Record<string, string | number>>
/** A text of a language, filled in; with a `count` in the form it asks for. */
type Say = (key: Key, values: Values) => string

/** Who says it: the texts of a language, and what it sets between two of them. */
type Speaker = { say: Say; separator: string }

type NoticeFacts = { kind: string; values: Values; club: { name: string } | null }

/**
 * The sentence of a notice; one of a kind this version does not know says where something happened.
 * Outside the app nothing is said on health.
 */
export function noticeSentence(
  speaker: Speaker,
  notice: NoticeFacts,
  where: 'app' | 'outside' = 'app',
): string {
  const { say } = speaker
  const { kind, values, club } = notice
  const count = Number(values['count'] ?? 1)
  const named = (name: string) => (values[name] === undefined ? undefined : String(values[name]))
  const words = {
    club: club?.name ?? named('club') ?? say('aClub', {}),
    person: named('person') ?? say('somebody', {}),
    news: where === 'app' ? newsOf(speaker, values) : planNews(speaker, values),
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
  if (where === 'outside' && isOfHealth(kind)) return say(`outside.${kind}`, words)
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
const planNews = ({ say, separator }: Speaker, values: Values): string =>
  listed(['new', 'changed', 'cancelled'] as const, values, (key, count) =>
    say(`plan.${key}`, { count }),
  ).join(separator)

const newsOf = (speaker: Speaker, values: Values): string =>
  [
    planNews(speaker, values),
    ...listed(['red', 'amber'] as const, values, (key, count) =>
      speaker.say(`noted.${key}`, { count }),
    ),
  ]
    .filter((part) => part !== '')
    .join(speaker.separator)
