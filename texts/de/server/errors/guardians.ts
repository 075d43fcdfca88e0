export const errors = {
  no_guardian:
    'Eltern lassen sich für Mitglieder unter 18 einladen, deren Geburtsdatum bekannt ist.',
  guardian_invited: 'Diese Adresse ist für dieses Kind schon eingeladen.',
  guardian_minor: 'Dafür musst du mindestens 18 sein.',
  guardian_stays: 'Das kannst du beenden, sobald du über deine Einwilligung allein entscheidest.',
  child_decides: 'Dein Kind ist alt genug, um darüber allein zu entscheiden.',
  account_exists:
    'Zu dieser Adresse gibt es schon ein Konto. Melde dich an und öffne den Link noch einmal.',
} as const
