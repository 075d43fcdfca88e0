import * as actions from '../shared/actions.ts'

export const ownData = {
  exports: {
    text: 'A ZIP file with everything stored about you in all your clubs: your data as CSV and NDJSON, plus the original files you uploaded, and the photos and files you posted or sent. We will email you when it is ready.',
    start: 'Request a copy',
    again: 'Request a new copy',
    queued: 'Waiting to start …',
    running: 'Preparing your copy …',
    progress: 'Copy progress',
    done: 'Created {{made}} · {{size}} · available until {{until}}',
    download: actions.download,
    failed: 'The copy could not be created. Please try again.',
    ended: 'Created {{made}}; no longer available.',
    stopped: 'Stopped.',
  },
  code: {
    title: 'Second step',
    text: 'Enter the six digits from your authenticator app, or a recovery code.',
    label: 'Code from your app',
  },
  deletion: {
    text: 'You can permanently delete your account and everything about you. The next page shows what is deleted and what is kept.',
    open: 'Delete account …',
  },
  page: {
    title: 'Delete account',
    lead: 'This takes effect immediately and is permanent. No one can restore your account, not even us.',
    goes: 'What is deleted',
    goesPerson:
      'Your name, picture, address, profile and settings, with all sign-ins and API tokens.',
    goesTraining:
      'Your training in all clubs, from attendance to load. Sessions: {{sessions}}, results: {{results}}, uploaded files: {{files}}, notes: {{notes}}.',
    goesOwn: 'Your individual account {{club}} and everything in it.',
    goesEnds: '{{club}} and everything in it, because no one else has joined.',
    stays: 'What is kept, and why',
    staysSessions:
      'Sessions you planned stay with the club, without your name: others trained by them.',
    staysBoats:
      'Crew results stay with the boat, because they belong to the rest of the crew too. Your name is removed.',
    staysLog:
      'A log of who changed or viewed what keeps your account number, without your name, so that misuse can be traced.',
    staysMail: 'Emails already sent stay in their recipients’ inboxes.',
    first: 'If you would like a copy of your data, get it first:',
    copy: 'Copy of my data',
    blocked: 'Hand over your club first',
    creator:
      'You are the owner of {{club}}. Hand it over to another manager in the club settings, under “Hand over club”.',
    lastManager: 'You are the last manager of {{club}}. Make someone else a manager first.',
    toClub: 'Open {{club}}',
    sure: 'Delete your account?',
    sureText: 'Everything listed here is deleted immediately. This cannot be undone.',
    confirm: 'Permanently delete my account',
    password: 'Current password',
    showPassword: actions.showPassword,
    done: 'Your account has been deleted. Goodbye, and happy rowing.',
  },
} as const
