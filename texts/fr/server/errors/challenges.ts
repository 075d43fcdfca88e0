export const errors = {
  challenge_over: 'Ce défi est terminé.',
  challenge_in_use: 'Des équipes sont déjà inscrites : cela ne peut plus être modifié.',
  challenge_stays_in_club:
    'La charge d’entraînement et les classements individuels restent dans le club. Choisissez « Votre club seulement ».',
  team_full: 'Cette équipe est complète.',
  in_other_team: 'Cette personne est déjà dans une autre équipe du défi.',
  not_by_invitation: 'Seul un défi sur invitation permet d’inviter des clubs.',
} as const
