import { ActionIcon } from '@mantine/core'
import { IconShare2, IconStar } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { askedPart } from '../../shell/asked-part.ts'
import { openModal } from '../../shell/modals.ts'

export type CalendarActionsProps = {
  /** The view and filters on screen, as they would be kept. */
  searchNow: () => string
  onChoose: (search: string) => void
}

/** Views under a name, and links to the calendar for others. */
export const CalendarActions = memo(function CalendarActions({
  searchNow,
  onChoose,
}: CalendarActionsProps) {
  const { t } = useTranslation('calendar')
  const openFavourites = async () => {
    const part = await askedPart(import('./CalendarFavourites.tsx'))
    if (part)
      openModal({
        title: t('favourites.button'),
        content: <part.CalendarFavourites search={searchNow()} onChoose={onChoose} />,
      })
  }
  const openShare = async () => {
    const part = await askedPart(import('./ShareCalendar.tsx'))
    if (part) openModal({ title: t('share.title'), size: 'lg', content: <part.ShareCalendar /> })
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
      <ActionIcon
        variant="default"
        size={42}
        aria-label={t('share.title')}
        title={t('share.title')}
        onClick={() => void openShare()}
      >
        <IconShare2 size={20} />
      </ActionIcon>
    </>
  )
})
