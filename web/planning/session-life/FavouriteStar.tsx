import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { favouriteSessions, markFavourite, sessionMarks } from '#contract/planning/session-life.ts'
import { api, invalidate } from '../../api.ts'
import { marksQuery } from './queries.ts'

/** Keeps a session among one's favourites. */
export function FavouriteStar({
  id,
  known,
}: {
  id: number
  /** Where a list says so already. */ known?: boolean
}) {
  const { t } = useTranslation('session-life')
  const marks = useQuery({ ...marksQuery(id), enabled: known === undefined }).data?.data
  const favourite = known ?? marks?.favourite ?? false
  const toggle = useMutation({
    mutationFn: () => api(markFavourite, { params: { id }, body: { favourite: !favourite } }),
    onSuccess: () => invalidate(sessionMarks, favouriteSessions),
  })
  const Star = favourite ? IconStarFilled : IconStar
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-pressed={favourite}
      aria-label={t(favourite ? 'favourite.remove' : 'favourite.add')}
      title={t(favourite ? 'favourite.remove' : 'favourite.add')}
      onClick={() => toggle.mutate()}
    >
      <Star size={20} aria-hidden />
    </ActionIcon>
  )
}
