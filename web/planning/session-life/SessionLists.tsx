import { Menu } from '@mantine/core'
import { IconStar, IconTrashX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths/paths.ts'

/** In a menu: the lists of sessions beside the calendar. */
export function SessionLists() {
  const { t } = useTranslation('session-life')
  return (
    <>
      <Menu.Item
        component={Link}
        to={paths.favouriteSessions()}
        leftSection={<IconStar size={18} aria-hidden />}
      >
        {t('favourite.title')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={paths.deletedSessions()}
        leftSection={<IconTrashX size={18} aria-hidden />}
      >
        {t('bin.title')}
      </Menu.Item>
    </>
  )
}
