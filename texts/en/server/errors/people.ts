import * as faults from '../../shared/faults.ts'

export const errors = {
  unauthenticated: 'You are not signed in, or your session has expired. Please sign in again.',
  wrong_credentials: 'Wrong email or password.',
  second_step_required: 'Enter the six digits from your authenticator app.',
  account_disabled: 'This account is disabled. Contact your club manager.',
  wrong_password: 'Wrong password.',
  wrong_code: 'This code is wrong or has expired. Wait for the next one.',
  sign_in_stale: 'This sign-in took too long or was already used. Start it again.',
  sign_in_declined:
    'You cancelled the sign-in at the other service. Start it again, or use your password.',
  sign_in_taken:
    'This account is already linked to another Slipway account, or you have linked another account of this service. Unlink that one first.',
  provider_failed:
    'The other service could not sign you in. Try again in a few minutes, or use your password.',
  no_password:
    'Your account has no password yet. Set one first: sign out and choose “Forgot your password?”.',
  token_scope: 'This API token does not have permission for this.',
  impersonating:
    'While acting as someone else, you cannot see their health data, private notes or account.',
  second_step_missing: 'Set up two-step verification first. Platform administrators must use it.',
  second_step_unreadable:
    'Your two-step verification cannot be checked: the key of this installation is missing. Ask its administrator to reset it.',
  hand_over_first: 'You own a club. Hand it over to another manager first.',
  email_unverified:
    'Your address is not confirmed yet. Open the link in our email, or request a new one.',
  code_unknown:
    'This link is not valid or incomplete. Copy the whole link from the email, or request a new one.',
  code_used: 'This link has been used already. Your account is ready: sign in.',
  code_expired: 'This link has expired; it was valid for 72 hours. Request a new one.',
  no_clubs: 'You are not in a club yet. Join one or create your own.',
  subscription_expired: 'Your free trial or subscription has expired.',
  admin_only: 'Only platform administrators can do this.',
  not_a_member: faults.notAMember,
  role_missing: 'Your role in the club does not include this.',
  permission_missing: 'You do not have permission for this. A manager of your club can grant it.',
  feature_missing: 'This feature doesn’t belong to your club subscription plan.',
  other_club: 'This belongs to another of your clubs. Switch to it to open it.',
  club_mismatch: 'The club in the request is not the selected club.',
  no_such_change:
    'This change is not possible with the current membership status. Reload and check.',
  not_yours: 'You do not have permission to make this change.',
  creator_stays: 'The club owner stays a manager until the club is handed over.',
  last_manager_stays: 'A club needs at least one manager. Make someone else a manager first.',
  beyond_own_rights: 'You can only grant or remove permissions that you have yourself.',
  link_ended: 'This link or code is no longer valid. Ask your club for a new one.',
  invitation_ended: 'This invitation is no longer valid. Ask your club to send it again.',
  invitation_foreign:
    'This invitation was sent to another address. Sign in with that account to answer it.',
  already_member: 'You are already a member of this club, or your request is waiting for approval.',
  address_missing: 'This person has no email address yet. Enter one first.',
  address_taken:
    'Someone else already has this email address. If it is a parent’s, enter it as the parent’s email; if this person already has an account with it, invite that account.',
  just_invited: 'This invitation was just sent. Wait ten minutes before sending it again.',
  invitation_limit:
    'You have {left} of {limit} invitations left for now, so none of these {wanted} were sent. More become available in {hours} h.',
  invitation_unwanted: 'This person does not want invitations.',
} as const

export const fields = {
  password_empty: faults.passwordEmpty,
  known_address:
    'This address is known already. If you have an account, sign in and open the link again. If not, ask your club for your own link, or give another address.',
  setup_code: 'This is not the setup code. The server prints it when it starts.',
  common_password: 'This password is too common. Choose one that is harder to guess.',
  turned_writing: faults.turnedWriting,
  link: faults.linkInName,
  own_address: 'Enter an address other than your own.',
} as const
