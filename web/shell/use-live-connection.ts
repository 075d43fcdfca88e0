import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveEvents } from '#contract/sockets.ts'
import { CLUB_POLL_MS } from '#domain/constants/limits.ts'
import { connectLive, liveWorks, useLiveEvent } from '../api/live.ts'
import { notify } from './notices.ts'
import { useStore } from './store.ts'
import { refreshClubs, refreshMe } from './viewer.ts'

type Stamps = Parameters<LiveEvents['timestamps']>[0]

/**
 * Keeps clubs and profile up to date while someone is signed in: by the live channel, or by polling
 * if that fails.
 */
export function useLiveConnection(): void {
  const { t } = useTranslation()
  const works = useStore(liveWorks)
  const known = useRef<Stamps | null>(null)

  useEffect(connectLive, [])

  useLiveEvent('timestamps', (stamps) => {
    const last = known.current
    known.current = stamps
    if (!last) return
    if (stamps.clubs > last.clubs) inBackground(refreshClubs)
    if (stamps.user > last.user) inBackground(refreshMe)
    if (stamps.app_version !== last.app_version) {
      notify('warning', () => t('newVersion'), {
        persistent: true,
        action: { label: () => t('reload'), run: () => window.location.reload() },
      })
    }
  })

  useEffect(() => {
    if (works) return
    const clock = setInterval(() => inBackground(refreshClubs), CLUB_POLL_MS)
    return () => clearInterval(clock)
  }, [works])
}

/** A failed refresh is tried again at the next occasion. */
const inBackground = (refresh: () => Promise<unknown>): void =>
  void refresh().catch(() => undefined)
