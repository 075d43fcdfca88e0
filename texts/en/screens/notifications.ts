import { notices } from '../notices.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const notifications = {
  title: terms.notifications,
  lead: 'News from your clubs that concerns you.',
  readAll: 'Mark all as read',
  unread: 'New',
  older: 'Show older',
  empty: {
    title: 'No notifications yet',
    text: 'You will be notified here when someone asks to join, your roles change or an export is ready.',
  },
  tabs: { label: 'Sections', latest: 'Latest', all: 'All', settings: 'Settings' },
  filters: {
    show: actions.show,
    everything: 'All',
    unread: 'Unread only',
    group: 'Topic',
    allGroups: 'All topics',
    club: terms.club,
    allClubs: 'All clubs',
    clear: 'Clear filters',
  },
  none: { title: 'No notifications', text: 'No notifications match these filters.' },
  end: 'No older notifications.',
  settings: {
    title: 'Notification settings',
    lead: 'Choose what you are notified about, and how.',
    ways: { app: 'In the app', mail: 'Email', push: 'Push' },
    saving: actions.saving,
    saved: actions.saved,
    failed: 'Not saved',
    noMail: 'You have no confirmed email address, so nothing is sent by email.',
    stopped: 'Emails are off. Only messages about the security of your account are still emailed.',
    refused: {
      title: 'Emails to {{address}} are not being delivered',
      text: 'A mail server rejected an email on {{when}}. Until this is fixed, notifications, reminders and reports are not emailed; you can find them in the app. The server replied:',
      change: 'Change address',
      again: actions.tryAgain,
    },
    fixed: 'You are always notified of {{topics}}, in the app and by email.',
    fixedTopics: {
      access: 'administrator access',
      guardians: 'guardians',
      consent: 'consent',
      payments: 'payments',
    },
    pushFirst:
      'Anything sent as a push notification is not emailed as well, unless you turn on email here.',
    squads: 'Different settings for a squad',
    squadsHint: 'Apply to sessions in which at least half of the squad takes part.',
    general: 'Same as above',
    on: 'On',
    off: 'Off',
    when: 'When emails are sent',
    rhythms: {
      at_once: 'Straight away',
      daily: 'Once a day',
      weekly: 'Once a week',
      never: 'Never',
    },
    time: measures.timeOfDay,
    weekday: 'Day',
    quiet: 'Quiet hours',
    quietHint:
      'Anything that comes up during these hours is sent afterwards. It appears in the app straight away.',
    quietOn: 'Turn on quiet hours',
    from: 'From',
    until: 'Until',
    zone: 'Times are in {{zone}}.',
    useZone: 'Use {{zone}}',
    hints: {
      training: 'New, changed or cancelled sessions in your plan, and places you gain or lose.',
      crews: 'Which boat you are in.',
      mornings:
        'Reminders of your morning entry, notes from coaches, and values coaches should look at.',
      results: 'Results and tests that someone has entered for you.',
      messages: 'New messages in your chats, and reported messages.',
      wall: 'Mentions of you, comments on your posts, and posts that coaches pin.',
      challenges: 'Invitations, your team, and the start and end of challenges.',
      membership: 'New members, join requests, and changes to your roles and permissions.',
      account: 'Copies of your data, payments, and access by administrators.',
    },
  },
  stop: {
    title: 'Notification emails',
    broken: 'This link does not work',
    stopped:
      'You will no longer receive emails about: {{group}}. You can still find these notifications in the app.',
    wanted: 'You receive emails about: {{group}}.',
    allStopped:
      'You will no longer receive notification emails. You can still find everything in the app.',
    allWanted: 'You receive notification emails.',
    undo: 'Subscribe again',
    stop: 'Unsubscribe',
    failed: 'That did not work. Please try again.',
  },
  ...notices,
} as const
