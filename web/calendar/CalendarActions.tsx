import { ActionIcon } from '@mantine/core'
import { IconShare2, IconStar } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { arrival } from '../shell/chunks.ts'
import { openModal } from '../shell/modals.ts'

export type CalendarActionsProps = {
  /** The view and filters on screen, as they would be kept. */
  searchNow: () => string
  onChoose: (search: string) => void
}

/** Views under a name, and links to the calendar for others. */
export const CalendarActions = memo(function CalendarActions({ searchNow, onChoose }: CalendarActionsProps) {
  const { t } = useTranslation('calendar')
  const openFavourites = async () => {
    const { CalendarFavourites } = await arrival(import('./CalendarFavourites.tsx'))
    openModal({ title: t('favourites.button'), content: <CalendarFavourites search={searchNow()} onChoose={onChoose} /> })
  }
  const openShare = async () => {
    const { ShareCalendar } = await arrival(import('./ShareCalendar.tsx'))
    openModal({ title: t('share.title'), size: 'lg', content: <ShareCalendar /> })
  }
  return (
    <>
      <ActionIcon
        variant="default"
        size={42}
        aria-label={t('favourites.button')}
        title={t('favourites.button')}
        onClick={() => void openFavourites()}
      >
        <IconStar size={20} />
      </ActionIcon>
      <ActionIcon variant="default" size={42} aria-label={t('share.title')} title={t('share.title')} onClick={() => void openShare()}>
        <IconShare2 size={20} />
      </ActionIcon>
    </>
  )
})
