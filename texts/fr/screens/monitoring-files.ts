import type { monitoringFiles as en } from '../../en/screens/monitoring-files.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const monitoringFiles = {
  close: actions.close,
  title: 'Valeurs d’un fichier',
  intro:
    'La FC au repos, sa variabilité, le sommeil, le poids et la température peuvent venir d’une montre ou d’une balance. Ils sont proposés à côté des champs de chaque matin. Ce que vous avez saisi n’est pas modifié.',
  hint: 'Fichiers FIT d’une montre ou d’une balance, ou l’export d’Apple Santé, 100 Mo au plus',
  sending: 'Envoi de {{name}}',
  reading: 'Lecture de {{name}}. Un long export demande une à deux minutes.',
  found_one: 'Valeurs trouvées pour un jour',
  found_other: 'Valeurs trouvées pour {{number}} jours : {{from}} – {{to}}',
  none: 'Ce fichier ne contient aucune valeur à proposer.',
  sources: 'Reprendre de',
  more_one: 'Afficher un jour de plus',
  more_other: 'Afficher {{number}} jours de plus',
  propose_one: 'Proposer pour un jour',
  propose_other: 'Proposer pour {{number}} jours',
  another: 'Un autre fichier',
  proposed_one: 'Proposé pour un jour. Ouvrez sa saisie pour reprendre les valeurs.',
  proposed_other:
    'Proposé pour {{number}} jours. Ouvrez la saisie d’un jour pour reprendre ses valeurs.',
  again: actions.tryAgain,
  leftOut: 'Données non reprises',
  hrv_one:
    'Une valeur de variabilité cardiaque : Apple Santé mesure le SDNN, le suivi du matin utilise le RMSSD, et l’un ne se déduit pas de l’autre.',
  hrv_other:
    '{{number}} valeurs de variabilité cardiaque : Apple Santé mesure le SDNN, le suivi du matin utilise le RMSSD, et l’un ne se déduit pas de l’autre.',
  beyond:
    '{{day}}, {{source}} : {{name}} {{value}}. La valeur doit être comprise entre {{min}} et {{max}}.',
  beyondSleep:
    '{{day}}, {{source}} : {{name}} {{value}}. La durée du sommeil doit être inférieure à 24 h.',
  moreBeyond_one: 'Une autre valeur hors limites.',
  moreBeyond_other: '{{number}} autres valeurs hors limites.',
  older_one: 'Une saisie plus ancienne.',
  older_other: '{{number}} saisies plus anciennes.',
  broken: 'Le fichier est endommagé ou incomplet. Voici ce qui a pu être lu.',
} as const satisfies Translation<typeof en>
