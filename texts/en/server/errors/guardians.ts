export const errors = {
  no_guardian: 'Guardians can only be invited for members under 18 whose date of birth is known.',
  guardian_invited: 'This address has already been invited for this child.',
  guardian_minor: 'You must be 18 or over to be a guardian.',
  guardian_stays: 'You can end this once you are old enough to give consent on your own.',
  child_decides: 'Your child is old enough to decide this without a guardian.',
  account_exists: 'There is already an account with this address. Sign in and open the link again.',
} as const
