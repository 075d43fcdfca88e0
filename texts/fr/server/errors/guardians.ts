export const errors = {
  no_guardian:
    'Un parent peut être invité pour un membre mineur dont la date de naissance est connue.',
  guardian_invited: 'Cette adresse est déjà invitée pour cet enfant.',
  guardian_minor: 'Il faut être majeur·e pour être représentant légal.',
  guardian_stays: 'Vous pourrez y mettre fin dès que vous déciderez seul·e de votre consentement.',
  child_decides: 'Votre enfant a l’âge d’en décider seul.',
  account_exists: 'Un compte existe déjà pour cette adresse. Connectez-vous et rouvrez le lien.',
} as const
