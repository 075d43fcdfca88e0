import { Menu } from '@mantine/core'
import {
  IconCalendarDown,
  IconPalette,
  IconShare2,
  IconStar,
  IconTemplate,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { askedPart } from '../../shell/asked-part.ts'
import { openModal } from '../../shell/modals.ts'
import { openShare } from './open-share.tsx'

export type CalendarMenuItemsProps = {
  /** The view and filters on screen, as they would be kept. */
  searchNow: () => string
  onChoose: (search: string) => void
  /** Whether the club's templates are shown beside the calendar. */
  shelf: boolean
  onShelf: (shown: boolean) => void
}

/** Views under a name, links to the calendar for others, the templates, what colours mean. */
export function CalendarMenuItems({ searchNow, onChoose, shelf, onShelf }: CalendarMenuItemsProps) {
  const { t } = useTranslation('calendar')
  const viewer = useViewer()
  const openFavourites = async () => {
    const part = await askedPart(import('./CalendarFavourites.tsx'))
    if (part)
      openModal({
        title: t('favourites.button'),
        content: <part.CalendarFavourites search={searchNow()} onChoose={onChoose} />,
      })
  }
  const openLegend = async () => {
    const part = await askedPart(import('./CalendarLegend.tsx'))
    if (part) openModal({ title: t('legend'), content: <part.CalendarLegend /> })
  }
  return (
    <>
      <Menu.Item
        leftSection={<IconTemplate size={18} aria-hidden />}
        onClick={() => onShelf(!shelf)}
      >
        {t(shelf ? 'templates.hide' : 'templates.title')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconStar size={18} aria-hidden />}
        onClick={() => void openFavourites()}
      >
        {t('favourites.button')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconShare2 size={18} aria-hidden />}
        onClick={() => void openShare(t('share.title'))}
      >
        {t('share.title')}
      </Menu.Item>
      {canPlanForOthers(viewer) && (
        <Menu.Item
          component={Link}
          to={paths.bringIn('events')}
          leftSection={<IconCalendarDown size={18} aria-hidden />}
        >
          {t('bringIn')}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconPalette size={18} aria-hidden />}
        onClick={() => void openLegend()}
      >
        {t('legend')}
      </Menu.Item>
      <Menu.Divider />
    </>
  )
}
