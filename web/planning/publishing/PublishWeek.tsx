import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { usePublishing } from './use-publishing.tsx'

/** Days YYYY-MM-DD of the club's time zone, both included; one squad's plan where it is given. */
export type PublishWeekProps = { start: string; end: string; squadId?: number }

/**
 * Lets coaches publish what is planned in these days, after showing what is published and how many
 * people are notified. Needs the texts `publishing` and `ui`.
 */
export function PublishWeek({ start, end, squadId }: PublishWeekProps) {
  const { t } = useTranslation('publishing')
  const format = useFormat()
  const { sessions, open } = usePublishing({
    start_date: start,
    end_date: end,
    ...(squadId !== undefined && { squad_id: squadId }),
  })
  const pending = sessions?.length ?? 0
  if (pending === 0) return null
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
