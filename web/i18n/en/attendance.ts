export const attendance = {
  attending: 'Attending',
  health: 'Health',
  ill: 'Ill',
  injured: 'Injured',
  question: 'Are you coming to {{session}}?',
} as const
