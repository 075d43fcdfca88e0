import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { leaveClub } from '#contract/people/clubs.ts'
import { api } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { activeMemberships } from '../../shell/choose-club.ts'
import { notify } from '../../shell/notices.ts'
import { clubStore } from '../../shell/session-store.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { loadViewer, refreshClubs } from '../../shell/viewer.ts'

type Named = { id: number; name: string }

/** Asks, leaves, and chooses another club where the one in use was left. */
export function useLeaveClub(): { leave: (club: Named) => Promise<void>; leaving: boolean } {
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
