import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/requests.ts'
import * as faults from '../../shared/faults.ts'

export const errors = {
  bad_request: 'La requête n’a pas pu être lue. Vérifiez-la et renvoyez-la.',
  invalid: faults.invalid,
  forbidden: 'Vous n’avez pas le droit de le faire.',
  not_found: 'Cet élément n’existe pas, ou n’existe plus.',
  route_not_found: 'Ce point d’accès de l’API n’existe pas.',
  method_not_allowed: 'Ce point d’accès de l’API n’accepte pas cette méthode.',
  conflict: 'Cet élément a changé entre-temps. Rechargez-le et refaites votre modification.',
  idempotency_mismatch: 'Cette clé d’idempotence a déjà servi pour une autre requête.',
  idempotency_running: 'La même requête est encore en cours. Réessayez dans un instant.',
  already_done:
    'C’est déjà enregistré, et ce que vous pouvez voir a changé depuis. Rechargez la page.',
  too_large: 'Le contenu envoyé est trop volumineux. Réduisez-le et réessayez.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici.',
  too_many_requests: 'Trop de tentatives. Patientez un instant et réessayez.',
  unavailable: 'Slipway n’accède pas à ses données pour le moment. Réessayez dans un instant.',
  busy: 'Slipway est très sollicité. Réessayez dans un instant.',
  storage_full:
    'Le disque de Slipway est plein : rien de nouveau ne peut être enregistré. Réessayez plus tard ou prévenez l’exploitant du serveur.',
  internal: 'Un problème est survenu de notre côté et a été enregistré. Réessayez dans un instant.',
  broken_json: 'La requête n’est pas du JSON valide.',
  file_missing: 'Choisissez d’abord un fichier.',
  unknown_reference:
    'Un élément choisi n’existe pas dans votre club. Rechargez la page et choisissez-en un autre.',
  changed_meanwhile:
    'Quelqu’un d’autre l’a modifié entre-temps. Rechargez, puis refaites votre modification.',
  timed_out: 'L’opération a duré trop longtemps et a été arrêtée. Réessayez.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  required: faults.required,
  between: 'La valeur doit être comprise entre {min} et {max}.',
  at_least: 'La valeur doit être d’au moins {min}.',
  at_most: 'La valeur doit être d’au plus {max}.',
  whole: faults.wholeNumber,
  number: faults.number,
  text: 'Saisissez un texte.',
  too_short: 'Trop court : au moins {min} caractères.',
  too_long: 'Trop long : au plus {max} caractères.',
  email: faults.email,
  date: 'Saisissez une date.',
  time: 'Saisissez une date et une heure.',
  years: faults.years,
  choice: 'Choisissez l’une des valeurs proposées.',
  too_many: '{max} entrées au plus.',
  too_few: '{min} entrées au moins.',
  twice: 'Une entrée figure deux fois.',
  unknown: 'Champ inconnu.',
  format: faults.format,
  birth_fixed: faults.birthFixed,
  in_past: 'Choisissez la date du jour ou une date passée.',
  until_today: 'Choisissez la date du jour ou une date passée.',
  url: 'Adresse web non valide.',
  one_line: faults.oneLine,
} as const satisfies Words<typeof en.fields>
