export const errors = {
  challenge_over: 'Dieser Wettbewerb ist vorbei.',
  challenge_in_use: 'Es sind schon Teams gemeldet, deshalb lässt sich das nicht mehr ändern.',
  challenge_stays_in_club:
    'Trainingsbelastung und Einzelwertungen bleiben im Verein. Wähle „Nur dein Verein“.',
  team_full: 'Dieses Team ist voll.',
  in_other_team: 'Diese Person ist schon in einem anderen Team des Wettbewerbs.',
  not_by_invitation: 'Nur zu einem Wettbewerb auf Einladung lassen sich Vereine einladen.',
} as const
