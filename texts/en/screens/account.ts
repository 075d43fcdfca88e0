import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const account = {
  login: {
    title: actions.signIn,
    lead: 'Training for your whole club, in one place.',
    email: 'Email',
    password: terms.password,
    showPassword: actions.showPassword,
    code: 'Code',
    codeHint: 'The six digits from your authenticator app, or a recovery code',
    submit: actions.signIn,
    signedOut: 'You have been signed out. Sign in again to carry on where you left off.',
    forgot: 'Forgot your password?',
    register: 'New here? Create an account',
  },
  provider: {
    or: 'or',
    with: 'Continue with {{name}}',
    returning: 'Signing in …',
    stale: 'This sign-in was started in another window or took too long. Start it again.',
    password: {
      title: 'Link your account',
      lead: 'There is already an account for {{email}}. Enter its password once to link the two; after that, you sign in without it.',
      submit: 'Link and sign in',
      forgot: 'No password yet, or forgotten? Set one by email',
    },
    new: {
      lead: 'There is no account for {{email}} yet. Check your name to create one.',
      known:
        'Already have an account with another address? Sign in to it, then link this service under Settings → Password.',
    },
    unknown: {
      title: 'No confirmed address',
      text: 'The other service did not give us a confirmed email address, so we cannot find your account. Sign in with your password, then link the service under Settings → Password.',
    },
  },
  noMail:
    'This server does not send email yet. Ask its administrator for the link that opens your account.',
  logout: { title: 'Signing out …' },
  unsent: {
    title: 'Not everything has been sent',
    text_one:
      '{{count}} entry is still on this device. If you sign out now, it stays here for you alone and is sent when you sign in here again.',
    text_other:
      '{{count}} entries are still on this device. If you sign out now, they stay here for you alone and are sent when you sign in here again.',
    still_one: '{{count}} entry could not be sent. It stays on this device for you alone.',
    still_other: '{{count}} entries could not be sent. They stay on this device for you alone.',
    send: 'Send and sign out',
    go: 'Sign out without sending',
    stay: 'Stay signed in',
  },
  form: {
    firstName: terms.firstName,
    lastName: terms.lastName,
    email: 'Email',
    password: terms.password,
    newPassword: 'New password',
    passwordHint: 'At least 8 characters. Several words in a row are secure and easy to remember.',
    showPassword: actions.showPassword,
    language: terms.language,
    toLogin: 'Go to sign-in',
  },
  register: {
    title: 'Create an account',
    lead: 'Takes two minutes. No credit card needed.',
    for: 'Who is this account for?',
    club: 'For my club',
    clubHint:
      'Everything free for 14 days. You set up the club and invite the others. Already been invited? Use the link in your invitation email instead.',
    individual: 'Just for me',
    individualHint: 'A free account for your own training.',
    join: 'Join {{club}}',
    joinAs: 'Join {{club}} as {{name}}',
    joinNow: 'Create your account and you are in the club.',
    joinLead: 'Create your account. You choose a password once you have opened our email.',
    joinEnded:
      'This invitation is no longer active. Ask the club for a new link. You can still create an account.',
    submit: 'Create account',
    known: 'Already have an account?',
  },
  sent: {
    title: 'Check your email',
    text: 'We have sent an email to {{email}}. The link in it is valid for 72 hours.',
    nowhere: 'We have sent you an email. The link in it is valid for 72 hours.',
    spam: 'Nothing after a few minutes? Check your spam folder and make sure the address is right.',
    again: 'Send again',
    other: 'Use a different address',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your email address and we will send you a link to set a new password.',
    submit: 'Send link',
    sent: 'If {{email}} has an account, an email is on its way. The link in it is valid for 72 hours.',
  },
  resend: {
    title: 'Your account is not active yet',
    lead: 'Open the link in the email we sent to {{email}}. If you cannot find it or it has expired, we can send a new one.',
    submit: 'Send a new email',
    done: 'If the account for {{email}} is still waiting to be activated, a new email is on its way.',
  },
  reset: {
    title: 'Set a new password',
    lead: 'You will be signed out on all devices and need to sign in again.',
    submit: 'Set password',
    done: 'Your new password is set. Sign in to continue.',
    broken: 'This link no longer works',
    again: 'Request a new link',
  },
  activate: {
    title: terms.welcome,
    nameless: 'Welcome',
    lead: 'Saving confirms your address {{email}}. Check your name and choose a password.',
    join: 'Saving confirms your address {{email}}. Choose a password and you will go straight to {{club}}.',
    joinEnded:
      'The link to {{club}} is no longer active. Choose a password to activate your account, then ask the club for a new link.',
    joinNowhere:
      'The link you followed is no longer active. Choose a password to activate your account, then ask the club for a new link.',
    submit: 'Activate account',
    already: 'This account is already active. Sign in to continue.',
    foreign: 'This link is for someone else',
    foreignText:
      'You are signed in as {{name}}, but this link is for another account. Sign out, then open the link again.',
    signOut: actions.signOut,
  },
  club: {
    title: terms.yourClub,
    lead: 'A few basics to get started; you can change them all later. Your 14-day free trial starts now.',
    name: 'Club name',
    country: terms.country,
    timeZone: terms.timeZone,
    timeZoneHint: 'Session times are in this zone.',
    sport: 'Main sport',
    venue: 'Where you train',
    venueHint: 'Boathouse, lake or gym. Optional.',
    coaches: 'I coach at this club',
    submit: 'Create club',
    later: 'Sign out and finish later',
    nothing: terms.noMatches,
  },
  final: {
    title: 'All set, {{name}}',
    club: '{{club}} is ready. Your home page shows the first steps.',
    individual: 'Your account is ready. Your home page shows what to do next.',
    none: 'Your account is active. You are not in a club yet – the next page shows how to join one.',
    go: 'Go to home page',
  },
} as const
