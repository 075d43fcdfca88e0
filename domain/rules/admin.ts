import type { Viewer } from './viewer.ts'

/**
 * Who was never able to open their account gets the link by hand, where no mail server sends it.
 */
export const canHandOverActivation = (
  account: { verified: boolean; disabled: boolean },
  sendsMail: boolean,
): boolean => !sendsMail && !account.verified && !account.disabled

/** Nobody gets around the code for their own second step this way. */
export const canResetSecondStep = (viewer: Viewer, userId: number): boolean =>
  viewer.is_admin && userId !== viewer.user_id

/**
 * An administrator changes any account, but neither shuts their own nor takes the rights from it:
 * the platform is never without one.
 */
export function canSaveAccount(
  viewer: Viewer,
  userId: number,
  account: { is_admin?: boolean; disabled?: boolean },
): boolean {
  if (!viewer.is_admin) return false
  return userId !== viewer.user_id || (account.is_admin !== false && account.disabled !== true)
}
