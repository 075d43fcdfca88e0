import * as actions from '../shared/actions.ts'

export const privacy = {
  lead: 'Who in {{club}} can see your profile, health, heart rate, files and reports.',
  question: 'Who can see me?',
  modes: {
    'all-coaches': 'All coaches',
    'specific-coaches': 'Only coaches I choose',
    'all-coaches-except': 'All coaches except those I choose',
    'only-me': 'Only me',
  },
  hints: {
    'all-coaches': 'Everyone in the club with permission to see athletes’ profiles.',
    'specific-coaches': 'New coaches see nothing until you choose them.',
    'all-coaches-except': 'New coaches see you too.',
    'only-me':
      'Other athletes see your name in the club’s lists, but none of your results, times or other figures. Your coaches still see your answers and your results, but not your health data.',
  },
  who: 'Can see me',
  whoNot: 'Cannot see me',
  nobodyChosen: 'No one is selected, so only you can see your profile.',
  noCoaches: 'No one else in this club has permission to see athletes’ profiles.',
  save: actions.save,
  saved: 'Saved. This applies from now on.',
  now: 'Who can see you now',
  nowNobody: 'Only you.',
  always:
    'You can always see your own data. Your notes are visible only to you, whatever you choose here.',
} as const
