export const errors = {
  no_guardian:
    'Un parent ne peut être invité que pour un membre mineur dont la date de naissance est connue.',
  guardian_invited: 'Cette adresse est déjà invitée pour cet enfant.',
  guardian_minor: 'Il faut avoir 18 ans ou plus pour être représentant légal.',
  guardian_stays: 'Vous pourrez y mettre fin dès que vous aurez l’âge de décider de votre accord.',
  child_decides: 'Votre enfant a l’âge d’en décider.',
  account_exists: 'Un compte existe déjà pour cette adresse. Connectez-vous et rouvrez le lien.',
} as const
