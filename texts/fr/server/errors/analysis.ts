import * as faults from '../../shared/faults.ts'

export const errors = {
  view_limit: 'Vous pouvez enregistrer au plus {max} vues. Supprimez-en une d’abord.',
  report_mail_limit:
    'Vous pouvez faire envoyer au plus {max} vues par e-mail. Arrêtez-en d’abord une.',
  report_link_limit:
    'Vous pouvez avoir au plus {max} liens de partage de bilans à la fois. Désactivez-en d’abord un.',
  links_not_allowed: 'Votre club n’autorise pas le partage de bilans à l’extérieur.',
  report_link_stopped: 'Ce lien a été désactivé.',
  report_link_expired: 'Ce lien a expiré.',
  not_valid_url:
    'Cette adresse ne mène à aucune comparaison. Elle est incomplète, ou la comparaison a été supprimée.',
  morning_empty: 'Saisissez au moins une valeur. Une saisie du matin vide n’est pas enregistrée.',
  consent_missing:
    'Sans votre accord sur les données de santé, rien n’est saisi ici. Vous pouvez le donner dans vos paramètres, sous « Données de santé ».',
  mornings_of_all:
    'Seul ce groupe est sollicité le matin. Sans lui, tous les athlètes le seraient pour leurs données de santé. Modifiez d’abord ce choix dans les paramètres du club, sous « Questions du matin ».',
} as const

export const fields = {
  sleep_time: faults.sleepTime,
  no_training: 'Il n’y a pas eu d’entraînement la veille.',
}
