import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { isCoach } from '#domain/rules/viewer.ts'
import { useFormat } from '../../format/format.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { previewQuery } from './queries.ts'

const PublishDialog = lazy(() =>
  loadChunk(import('./PublishDialog.tsx').then((part) => ({ default: part.PublishDialog }))),
)

/** Days YYYY-MM-DD of the club's time zone, both included; one squad's plan where it is given. */
export type PublishWeekProps = { start: string; end: string; squadId?: number }

/**
 * Lets coaches publish what is planned in these days, after showing what is published and how many
 * people are notified. The number is the server's: it is asked for whenever the button is shown,
 * and again by the live channel of the page. Needs the texts `publishing` and `ui`.
 */
export function PublishWeek({ start, end, squadId }: PublishWeekProps) {
  const { t } = useTranslation('publishing')
  const format = useFormat()
  const coach = isCoach(useViewer())
  const scope = {
    start_date: start,
    end_date: end,
    ...(squadId !== undefined && { squad_id: squadId }),
  }
  const open = () => openModal({ title: t('title'), content: <PublishDialog scope={scope} /> })
  const { data } = useQuery({ ...previewQuery(scope), enabled: coach, staleTime: 0 })
  const pending = data?.data.sessions.length ?? 0
  if (!coach || pending === 0) return null
  return (
    <Button
      variant="default"
      size="sm"
      px="sm"
      leftSection={<IconSend size={18} aria-hidden />}
      onClick={open}
    >
      {t('publishNumber', { number: format.number(pending) })}
    </Button>
  )
}
