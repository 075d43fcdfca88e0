/**
 * How addresses of screens without the layout around them begin. The service worker is built with
 * them: a window that shows one does not go where a notice leads.
 */
export const ENTRY_PARTS = [
  'activate-account',
  'connect',
  'forgot-password',
  'guardian-consent',
  'guardian-invitation',
  'join',
  'login',
  'logout',
  'no-invitations',
  'no-notice-mails',
  'no-report-mails',
  'public',
  'register',
  'resend-activation-email',
  'reset-password',
  'setup',
  'sign-in',
  'sign-up-success',
]

/** The manual, which anybody may read. */
export const MANUAL_PARTS = ['help']
