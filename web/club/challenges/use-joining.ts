import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { joinChallenge, leaveChallenge, type ChallengeDetail } from '#contract/club/challenges.ts'
import { api, invalidate } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { STANDING } from './queries.ts'

/** Joining, changing and leaving teams. */
export function useJoining({ id, own_team_id }: Pick<ChallengeDetail, 'id' | 'own_team_id'>) {
  const { t } = useTranslation('challenges')
  const confirm = useConfirm()
  const params = { id }
  const settled = async (text: string) => {
    await invalidate(...STANDING)
    notify('success', text)
  }
  const join = useMutation({
    mutationFn: (team_id: number | null) => api(joinChallenge, { params, body: { team_id } }),
    onSuccess: () => settled(own_team_id === null ? t('join.joined') : t('join.moved')),
  })
  const leaving = useMutation({
    mutationFn: () => api(leaveChallenge, { params }),
    onSuccess: () => settled(t('join.left')),
  })
  const leave = async () => {
    const question = {
      title: t('join.leaveTitle'),
      text: t('join.leaveText'),
      confirm: t('join.leave'),
    }
    if (await confirm(question)) leaving.mutate()
  }
  return { join, leave, isLeaving: leaving.isPending }
}
