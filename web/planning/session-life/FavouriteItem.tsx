import { Menu } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFavourite } from './use-favourite.ts'

/** The same as the star, as a line of a menu. */
export function FavouriteItem({ id }: { id: number }) {
  const { t } = useTranslation('session-life')
  const { favourite, toggle } = useFavourite(id)
  const Star = favourite ? IconStarFilled : IconStar
  return (
    <Menu.Item leftSection={<Star size={18} aria-hidden />} onClick={toggle}>
      {t(favourite ? 'favourite.remove' : 'favourite.add')}
    </Menu.Item>
  )
}
