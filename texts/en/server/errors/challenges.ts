export const errors = {
  challenge_over: 'This challenge is over.',
  challenge_in_use: 'Teams have been entered already, so this can no longer be changed.',
  challenge_stays_in_club:
    'Training load and individual challenges stay within the club. Choose “Only your club”.',
  team_full: 'This team is full.',
  in_other_team: 'This person is in another team of the challenge.',
  not_by_invitation: 'You can only invite clubs to a challenge that is by invitation.',
} as const
