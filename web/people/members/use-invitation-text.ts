import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '#contract/people/members.ts'
import { useFormat } from '../../format/format.ts'
import { invitationState } from './invitation-state.ts'

type Sent = NonNullable<Member['invitation']>

/** Says how an invitation stands that is not answered yet, with its days. */
export function useInvitationText(): (invitation: Sent, now: number) => string {
  const { t } = useTranslation('members')
  const format = useFormat()
  return useMemo(() => {
    const day = format.within.day
    return (invitation, now) => {
      const { sent_at, expires_at, reminded_at } = invitation
      const state = invitationState(invitation, now)
      return t(`invitation.${state}`, {
        day: day(state === 'expired' ? expires_at : sent_at),
        ends: day(expires_at),
        reminded: reminded_at === null ? '' : day(reminded_at),
      })
    }
  }, [t, format])
}
