import * as terms from '../shared/terms.ts'

export const demo = {
  title: 'Look around {{club}}',
  lead_one: 'A club of {{count}} person with a season behind it. One click, no password.',
  lead_other: 'A club of {{count}} people with a season behind it. One click, no password.',
  tag: 'Demo',
  noteOwn: 'Everything here is made up. This demo runs on this computer only and sends no email.',
  note: 'Everything you change is gone at {{time}}. This demo sends no email. Please enter nothing about real people.',
  account: { title: 'Sign in with an account', lead: 'One of the demo club, or one made here.' },
  roles: {
    coach: {
      title: terms.coach,
      enter: 'Go in as coach',
      one: 'Who needs a word this morning',
      two: 'Crews, results, the season',
      three: 'A race under way',
    },
    athlete: {
      title: terms.athlete,
      enter: 'Go in as athlete',
      one: 'What is on today, and am I coming',
      two: 'My own tests, bests and form',
      three: 'Best on a phone',
    },
    guardian: {
      title: 'Parent',
      enter: 'Go in as parent',
      one: 'When and where my children train',
      two: 'Excused for a day',
      three: 'What the club may know',
    },
    manager: {
      title: 'Manager',
      enter: 'Go in as manager',
      one: 'People, fees and roles',
      two: 'Boats and bookings',
      three: 'An export of everything',
    },
  },
  tour: {
    place: '{{tour}} · {{step}} of {{of}}',
    next: 'Next',
    end: 'Done',
    leave: 'Leave',
    try: 'Try it:',
    of: {
      coach: 'A coach’s day',
      athlete: 'An athlete’s day',
      guardian: 'For parents',
      manager: 'In the club office',
    },
  },
  steps: {
    needs: {
      title: 'What waits for you',
      text: 'Only open tasks are listed here, each with one button.',
      hint: 'publish a draft. In this demo the notification reaches no one real.',
    },
    mornings: {
      title: 'Who needs a word',
      text: 'Athletes enter their morning on the phone. Here you see who is ill, injured or not as usual.',
      hint: 'open a name to see its last four weeks.',
    },
    week: {
      title: 'The week at a glance',
      text: 'The outline is what was planned, the filled part is what was done.',
      hint: 'open the calendar from here.',
    },
    calendar: {
      title: 'From a day to the season',
      text: 'Month, week and day, and the season with its goals and phases. Sessions can be dragged.',
      hint: 'switch to Season.',
    },
    add: {
      title: 'One way to add',
      text: 'Sessions, a whole week as plain text, members, files: what your role may add is here.',
      hint: 'open the list.',
    },
    reports: {
      title: 'All reports behind one title',
      text: 'The title opens all of them, and the filters stay as they are.',
      hint: 'open it and choose Morning monitoring.',
    },
    search: {
      title: 'Everything by name',
      text: 'People, boats, sessions and actions, from anywhere.',
      hint: 'press Ctrl K and type a name.',
    },
    next: {
      title: 'Am I coming?',
      text: 'Your next sessions with crew and place. One tap answers.',
      hint: 'answer the first one.',
    },
    morning: {
      title: 'Four taps before training',
      text: 'Sleep, form, heart rate and whether you are well. Only people you allow see it.',
      hint: 'enter this morning.',
    },
    ownWeek: {
      title: 'My week',
      text: 'What was planned for you and what you did, day by day.',
      hint: 'look at yesterday.',
    },
    training: {
      title: 'My own training',
      text: 'Load, zones, bests and how they change. Only yours.',
      hint: 'choose another period above the chart.',
    },
    season: {
      title: 'The season as you see it',
      text: 'Goals, phases and the weeks to come.',
      hint: 'switch to Season.',
    },
    privacy: {
      title: 'Who sees what',
      text: 'Under this name are your settings. You decide whom your health data is for, and can change it at any time.',
      hint: 'open Settings, then “Who can see my profile”.',
    },
    children: {
      title: 'Your children',
      text: 'Everything that concerns them, on one page, and nothing about others.',
      hint: 'scroll to the second child.',
    },
    answer: {
      title: 'Coming or not',
      text: 'When and where they train. You answer for them as they would.',
      hint: 'answer the first session.',
    },
    away: {
      title: 'Away for some days',
      text: 'One entry excuses them from everything in between.',
      hint: 'add two days of holiday.',
    },
    chats: {
      title: 'Chats',
      text: 'You see the chats your child is in with coaches of the club.',
      hint: 'open one.',
    },
    consent: {
      title: terms.healthData,
      text: 'Until they are old enough you decide who can see it.',
      hint: 'read how consent stands.',
    },
    club: { title: 'The club', text: 'Crews, results and whom to ask.', hint: 'open it.' },
    account: {
      title: 'Your account',
      text: 'Under this name are your settings: language, notifications and where you are signed in.',
      hint: 'open Settings.',
    },
    office: {
      title: 'The club today',
      text: 'Members, requests and what is due.',
      hint: 'open the members from here.',
    },
    members: {
      title: terms.members,
      text: 'One list for everyone, with roles and status. A pasted list brings in a whole club.',
      hint: 'search for a name.',
    },
    roles: {
      title: 'Who can do what',
      text: 'Roles come with sensible rights; each of them can be changed.',
      hint: 'look at what a coach can do.',
    },
    equipment: {
      title: 'Boats and bookings',
      text: 'Where every boat is, who has it, what is broken.',
      hint: 'open a boat.',
    },
    settings: {
      title: 'The club’s settings',
      text: 'Sports, times, features and notifications, each on one page.',
      hint: 'open Profile.',
    },
    data: {
      title: 'It is your data',
      text: 'An export of everything the club has, whenever you want one.',
      hint: 'start an export.',
    },
  },
}
