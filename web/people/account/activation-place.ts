import type { getUserData } from '#contract/people/account.ts'
import type { Reply } from '#contract/endpoint.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { paths } from '../../paths/paths.ts'

export type ActivationUser = Reply<typeof getUserData>['data']

/** Where an activation continues; null for the first step. */
export function activationPlace(
  user: Pick<ActivationUser, 'id' | 'email_verified' | 'current_club_user' | 'join'>,
  code: string,
): string | null {
  const membership = user.current_club_user
  if (!user.email_verified) return null
  if (membership?.status === MEMBER_STATUS.invited)
    return paths.answerInvitation({ code, club_id: membership.club_id })
  if (user.join) {
    const { code: link, club_id, status } = user.join
    return club_id !== null && status === MEMBER_STATUS.approved
      ? paths.switchClub(club_id)
      : paths.join(link)
  }
  return membership?.club.creator_id === user.id
    ? paths.activateClub(code)
    : paths.activateFinal(code)
}
