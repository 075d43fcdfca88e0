import type { Viewer } from './viewer.ts'

/**
 * An administrator changes any account, but neither shuts their own nor takes the rights from it:
 * the platform is never without one.
 */
export function canSaveAccount(
  viewer: Viewer,
  userId: number,
  account: { is_admin: boolean; disabled: boolean },
): boolean {
  if (!viewer.is_admin) return false
  return userId !== viewer.user_id || (account.is_admin && !account.disabled)
}
