import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFavourite } from './use-favourite.ts'

type FavouriteStarProps = {
  id: number
  /** Where a list says so already. */
  known?: boolean
}

/** Keeps a session among one's favourites. */
export function FavouriteStar({ id, known }: FavouriteStarProps) {
  const { t } = useTranslation('session-life')
  const { favourite, toggle } = useFavourite(id, known)
  const Star = favourite ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant="default"
      aria-pressed={favourite}
      aria-label={t(favourite ? 'favourite.remove' : 'favourite.add')}
      title={t(favourite ? 'favourite.remove' : 'favourite.add')}
      onClick={toggle}
    >
      <Star size={18} aria-hidden />
    </ActionIcon>
  )
}
