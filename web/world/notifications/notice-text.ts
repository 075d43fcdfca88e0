import type { TFunction } from 'i18next'
import { NOTICE_KINDS, type Notification } from '#contract/world/notifications.ts'

/**
 * The sentence of a notice; one of a kind this version does not know yet says where something
 * happened.
 */
export function noticeText(
  t: TFunction<'notifications'>,
  { kind, values, club }: Pick<Notification, 'kind' | 'values' | 'club'>,
): string {
  const known = NOTICE_KINDS.find((name) => name === kind) ?? 'other'
  const counts = (['new', 'changed', 'cancelled'] as const).filter(
    (what) => Number(values[what] ?? 0) > 0,
  )
  const levels = (['red', 'amber'] as const).filter((level) => Number(values[level] ?? 0) > 0)
  const news = [
    ...counts.map((what) => t(`plan.${what}`, { count: Number(values[what]) })),
    ...levels.map((level) => t(`noted.${level}`, { count: Number(values[level]) })),
  ].join(', ')
  const named = (name: string) => (values[name] === undefined ? undefined : String(values[name]))
  return t(`kinds.${known}`, {
    club: club?.name ?? named('club') ?? t('aClub'),
    person: named('person') ?? t('somebody'),
    news,
    boat: named('boat') ?? '',
    session: named('session') ?? '',
  })
}
