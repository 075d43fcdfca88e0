export const errors = {
  no_guardian: 'A guardian can be invited for members under 18 whose date of birth is known.',
  guardian_invited: 'This address has already been invited for this child.',
  guardian_minor: 'You have to be of age to be a guardian.',
  guardian_stays: 'You can end this once you are old enough to decide on your consent alone.',
  child_decides: 'Your child is old enough to decide on this alone.',
  account_exists: 'There is already an account with this address. Sign in and open the link again.',
} as const
