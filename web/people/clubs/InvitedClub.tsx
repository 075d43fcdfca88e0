import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerInvitation } from '#contract/people/invitations.ts'
import { api } from '../../api/api.ts'
import type { Membership } from '../../shell/choose-club.ts'
import { notify } from '../../shell/notices.ts'
import { loadViewer, refreshClubs } from '../../shell/viewer.ts'
import { ClubRow } from './ClubRow.tsx'

type InvitedClubProps = { membership: Membership; onAccepted?: () => void }

/** A club that invited the person, to be answered here. */
export function InvitedClub({ membership, onAccepted }: InvitedClubProps) {
  const { t } = useTranslation('clubs')
  const { id, name } = membership.club
  const answer = useMutation({
    mutationFn: (accept: boolean) => api(answerInvitation, { body: { club_id: id, accept } }),
    onSuccess: async (_, accept) => {
      await refreshClubs()
      await loadViewer()
      notify('success', t(accept ? 'mine.accepted' : 'mine.declined', { club: name }))
      if (accept) onAccepted?.()
    },
  })
  return (
    <ClubRow membership={membership}>
      <Group gap="sm">
        <Button
          aria-label={t('mine.acceptOf', { club: name })}
          loading={answer.isPending && answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          {t('mine.accept')}
        </Button>
        <Button
          variant="default"
          aria-label={t('mine.declineOf', { club: name })}
          loading={answer.isPending && !answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          {t('mine.decline')}
        </Button>
      </Group>
    </ClubRow>
  )
}
