import { Button, Text } from '@mantine/core'
import { IconBuilding, IconPlus, IconDoorExit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import { myClubs, leaveClub } from '#contract/people/clubs.ts'
import { query, api } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { useLoaded } from '../../load/use-loaded.ts'
import { PageState } from '../../ui/PageState.tsx'
import { activeMemberships, type Membership } from '../../shell/choose-club.ts'
import { useViewer, loadViewer, refreshClubs } from '../../shell/viewer.ts'
import { notify } from '../../shell/notices.ts'
import { clubStore } from '../../shell/session-store.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { clubGroups } from './club-groups.ts'
import { ClubList } from './ClubList.tsx'
import { ClubRow } from './ClubRow.tsx'
import { InvitedClub } from './InvitedClub.tsx'
import { JoinButton } from './JoinButton.tsx'

type Named = { id: number; name: string }

/** Asks, leaves, and chooses another club where the one in use was left. */
function useLeaveClub(): { leave: (club: Named) => Promise<void>; leaving: boolean } {
  const { t } = useTranslation('clubs')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ id, name }: Named) => {
      await api(leaveClub, { params: { id } })
      const clubs = await refreshClubs()
      if (clubStore.get() === id) clubStore.set(null)
      await loadViewer()
      notify('success', t('leaving.done', { club: name }))
      if (activeMemberships(clubs).length === 0) await navigate(paths.welcome())
    },
  })
  const leave = async (club: Named) => {
    const decision = {
      title: t('leaving.title', { club: club.name }),
      text: t('leaving.text'),
      confirm: t('leaving.confirm'),
      dangerous: true,
    }
    // A refusal has already been shown by then.
    if (await confirm(decision)) await mutateAsync(club).catch(() => undefined)
  }
  return { leave, leaving: isPending }
}

/**
 * A club one is in: switch to it, or leave it. The founder must hand it over first. One cannot
 * leave an account of one's own.
 */
function ActiveClub({ membership }: { membership: Membership }) {
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

/** The clubs of the person: those they are in, those that invited them, those they asked. */
export function MyClubsPage() {
  const { t } = useTranslation('clubs')
  const { data: all } = useLoaded(query(myClubs))
  const groups = clubGroups(all)
  const found = (
    <Button component={Link} to={paths.createClub()} leftSection={<IconPlus size={18} />}>
      {t('found.title')}
    </Button>
  )
  return (
    <Page title={t('mine.title')} subtitle={t('mine.lead')} action={all.length > 0 && found}>
      {all.length === 0 && (
        <PageState
          state="empty"
          icon={<IconBuilding size={32} />}
          title={t('mine.empty')}
          text={t('mine.emptyText')}
          action={found}
        />
      )}
      <ClubList title={t('mine.invited')} memberships={groups.invited}>
        {(membership) => <InvitedClub membership={membership} />}
      </ClubList>
      <ClubList title={t('mine.active')} memberships={groups.active}>
        {(membership) => <ActiveClub membership={membership} />}
      </ClubList>
      <ClubList title={t('mine.pending')} memberships={groups.pending}>
        {(membership) => <ClubRow membership={membership} />}
      </ClubList>
      <JoinButton />
    </Page>
  )
}
