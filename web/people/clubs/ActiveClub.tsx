import { Button, Text } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths/paths.ts'
import type { Membership } from '../../shell/choose-club.ts'
import { useViewer } from '../../shell/viewer.ts'
import { ClubRow } from './ClubRow.tsx'
import { useLeaveClub } from './use-leave-club.ts'

/**
 * A club one is in: switch to it, or leave it. The founder must hand it over first. One cannot
 * leave an account of one's own.
 */
export function ActiveClub({ membership }: { membership: Membership }) {
  const { t } = useTranslation('clubs')
  const { selected, user_id } = useViewer()
  const { leave, leaving } = useLeaveClub()
  const { club } = membership
  const isSelected = selected?.club_id === club.id
  const founded = club.creator_id === user_id
  return (
    <ClubRow membership={membership} selected={isSelected}>
      {!isSelected && (
        <Button
          variant="default"
          component={Link}
          to={paths.switchClub(club.id)}
          aria-label={t('mine.switchTo', { club: club.name })}
        >
          {t('mine.switch')}
        </Button>
      )}
      {founded && !club.is_individual && (
        <Text size="sm" c="dimmed">
          {t('leaving.creator')}
        </Text>
      )}
      {!founded && !club.is_individual && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconDoorExit size={18} />}
          aria-label={t('mine.leaveClub', { club: club.name })}
          loading={leaving}
          onClick={() => void leave(club)}
        >
          {t('mine.leave')}
        </Button>
      )}
    </ClubRow>
  )
}
