import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { News, PublishingScope } from '#contract/planning/publishing.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { previewQuery } from './queries.ts'

const PublishDialog = lazy(() =>
  loadChunk(import('./PublishDialog.tsx').then((part) => ({ default: part.PublishDialog }))),
)

/**
 * What a coach has not published of these days, and the dialog that publishes it; null while that is
 * unknown. It is the server's: it is asked for whenever it is shown, and again by the live channel of
 * the page.
 */
export function usePublishing(scope: PublishingScope): {
  sessions: readonly News[] | null
  open: () => void
} {
  const { t } = useTranslation('publishing')
  const coach = isCoach(useViewer())
  const { data, isError } = useQuery({ ...previewQuery(scope), enabled: coach, staleTime: 0 })
  const open = () => openModal({ title: t('title'), content: <PublishDialog scope={scope} /> })
  const isUnknown = coach && !isError && data === undefined
  return { sessions: isUnknown ? null : (data?.data.sessions ?? []), open }
}
