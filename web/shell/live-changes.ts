import { unreadNotifications } from '#contract/platform/inbox.ts'
import type { LiveEvents } from '#contract/sockets.ts'
import { CLUB_POLL_MS } from '#domain/constants/limits.ts'
import { invalidate } from '../api/api.ts'
import { whileDown } from '../api/live.ts'
import { t } from '../i18n/i18n.ts'
import { notify } from './notices.ts'
import type { Store } from './store.ts'
import { refreshClubs, refreshMe } from './viewer.ts'

export type Stamps = Parameters<LiveEvents['timestamps']>[0]

/** Whether a part has changed between two stamps; the first ones change nothing. */
export const hasAdvanced = (
  part: 'clubs' | 'user' | 'notifications',
  last: Stamps | null,
  next: Stamps,
): boolean => last !== null && next[part] > last[part]

/** Fetches again what has changed, and asks the person to reload a page of another version. */
export function followStamps(last: Stamps | null, next: Stamps): void {
  if (hasAdvanced('clubs', last, next)) inBackground(refreshClubs)
  if (hasAdvanced('user', last, next)) inBackground(refreshMe)
  if (last !== null && next.app_version !== last.app_version)
    notify('warning', () => t('newVersion'), {
      persistent: true,
      once: true,
      action: { label: () => t('reload'), run: () => window.location.reload() },
    })
}

/**
 * Fetches the clubs and the counts of what is unread by the clock as long as the live channel is
 * down; once it is back it says what has changed. Returns the end of it.
 */
export const pollWhileDown = (works: Store<boolean>): (() => void) =>
  whileDown(works, {
    fetch: () => {
      inBackground(refreshClubs)
      inBackground(() => invalidate(unreadNotifications))
    },
    every: CLUB_POLL_MS,
  })

/** A failed refresh is tried again at the next occasion. */
const inBackground = (refresh: () => Promise<unknown>): void =>
  void refresh().catch(() => undefined)
