import * as actions from '../shared/actions.ts'

export const integrations = {
  title: 'Connected accounts',
  lead: 'Activities from your watch or ergo are imported automatically and matched to their session.',
  plan: {
    title: 'Connected accounts are not included in your club’s plan',
    text: 'You can still upload files yourself.',
    more: 'See which plans include this',
  },
  noClub: {
    title: 'You are not in a club with an active plan',
    text: 'Nothing is being imported. You can disconnect your accounts here.',
    none: 'No connected accounts. You can connect one here once you are in a club.',
  },
  state: { connected: 'Connected', 'needs-you': 'Action needed', notConnected: 'Not connected' },
  intoClub: 'Activities go to {{club}}',
  notSetUp:
    'Not available yet. The operator of this Slipway needs to register with {{name}} first.',
  connect: 'Connect {{name}}',
  reconnect: 'Reconnect',
  since: 'Connected {{when}}',
  lastSync: 'Last checked {{when}}',
  never: 'Nothing imported yet',
  fetched_one: '{{count}} activity imported',
  fetched_other: '{{count}} activities imported',
  waiting_one: '{{count}} activity being imported',
  waiting_other: '{{count}} activities being imported',
  ownerOnly:
    'Under {{name}}’s terms, only you can see this data. It is not included in club totals, and your coach cannot see it.',
  what: {
    garmin: 'Every activity your Garmin device syncs, as the original FIT file.',
    strava: 'Your Strava activities with track, heart rate and pace. Visible only to you.',
    polar: 'Every training session synced to Polar Flow, as the original file.',
    suunto: 'Every activity synced to the Suunto app, as the original FIT file.',
    concept2: 'Your RowErg, SkiErg and BikeErg results, stroke by stroke.',
  },
  sending: {
    label: 'Send planned sessions to {{name}}',
    text: 'Published sessions of the next seven days that have a structure, with your own targets. Changes are sent within an hour.',
  },
  mode: {
    label: 'New activities',
    automatic: 'Import',
    ask: 'Ask first',
    off: 'Off',
    automaticText: 'Imported as soon as {{name}} has them.',
    askText: 'They wait here until you approve them.',
    offText: 'Nothing is imported. The account stays connected.',
  },
  backfill: {
    title: 'Earlier activities',
    from: 'Starting from',
    fetch: 'Import earlier activities',
    running: 'Importing since {{day}}',
    asked:
      'Requested {{at}}: activities since {{from}}. {{name}} sends them one by one, which can take a few hours.',
    most: '{{name}} provides at most {{days}} days.',
    begun: 'Import started. You can leave this page.',
  },
  errors: {
    unauthorized: '{{name}} has ended our access. Reconnect to continue where it stopped.',
    forbidden:
      '{{name}} is not sharing your activities with us. Reconnect and allow access to activities.',
    not_found: 'No longer available from {{name}}.',
    rate_limited: '{{name}} has asked us to slow down. The import continues automatically.',
    unreachable: '{{name}} cannot be reached at the moment. We will try again automatically.',
    unexpected: '{{name}} sent a reply we could not read.',
    refused: '{{name}} declined the request.',
    left_club: 'You have left the club these activities went to. Reconnect to choose another club.',
    storage_full:
      'There is not enough storage for this file. Delete files you no longer need, then import it again.',
  },
  proposed: {
    title: 'Import these activities?',
    fetch: 'Import',
    ignore: actions.skip,
    fetchAll: 'Import all',
    fetchOne: 'Import {{what}}',
    ignoreOne: 'Skip {{what}}',
    more: 'Show more',
  },
  failed: {
    title: 'These could not be imported',
    again: actions.tryAgain,
    againOne: 'Try again: {{what}}',
  },
  workout: 'Activity',
  disconnect: {
    action: 'Disconnect',
    title: 'Disconnect {{name}}?',
    text: 'Our access ends. Activities already imported stay in your sessions.',
    textOwnerOnly:
      'Our access ends and imported activities are deleted, as {{name}}’s terms require.',
    textConcept2:
      'Our access ends. You can also revoke it in your Concept2 profile. Activities already imported stay in your sessions.',
    done: '{{name}} disconnected',
  },
  connected: {
    title: '{{name}} connected',
    text: 'New activities are imported automatically. Would you like to import earlier ones too?',
  },
  page: {
    title: 'Connect {{name}}',
    lead: 'You give your permission at {{name}} and then come back here.',
    shared: 'What is shared',
    sharedText:
      'Your activities: time, track, distance, heart rate, strokes. We read nothing else and never change your account.',
    where: 'Where it goes',
    whereText:
      'Into your sessions at {{club}}. Your privacy settings decide who sees your data there.',
    end: 'How to stop',
    endText: 'Disconnect at any time under “Connected accounts”, or at {{name}} itself.',
    go: 'Continue to {{name}}',
    already: '{{name}} is already connected.',
    back: 'Back to connected accounts',
    finishing: 'Connecting {{name}} …',
    again: actions.tryAgain,
  },
  outcome: {
    declined: {
      title: 'Not connected',
      text: 'You did not give permission at {{name}}. Nothing was shared.',
    },
    stale: {
      title: 'This link has expired',
      text: 'It took more than ten minutes, was already used, or was opened in another browser. Please start again.',
    },
    taken: {
      title: 'This account is already connected',
      text: 'Another Slipway user has connected this {{name}} account. They need to disconnect it first.',
    },
    incomplete: {
      title: 'Access to your activities is missing',
      text: 'Without it, nothing can be imported. Start again and leave the box for your activities ticked.',
    },
    failed: {
      title: 'Could not connect',
      text: '{{name}} did not confirm the connection. Try again in a moment.',
    },
  },
  apple: {
    title: 'Apple Health',
    text: 'Apple Health has no account to connect. Instead, export a file on your iPhone and upload it here.',
    steps: {
      open: 'Open Health on your iPhone and tap your profile picture.',
      export: 'Choose “Export All Health Data” and wait. This can take a few minutes.',
      upload: 'Send export.zip to this device and upload it.',
    },
    read: 'We only import workouts with their routes and heart rate.',
    hint: 'export.zip, up to 100 MB',
  },
} as const
