import type * as en from '../../../en/screens/session-form/structure.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const structureFault = {
  empty: 'Il n’y a encore rien à lire.',
  unexpected: 'Ceci n’a pas sa place ici.',
  unclosed: 'Cette parenthèse n’est pas fermée.',
  'length-expected': 'Il manque ici une distance ou un temps.',
  'unit-expected': 'Il manque ici une unité : m, km, min, sec ou h.',
  'rest-is-time': 'Une récupération est un temps : 6min, 90sec ou 3:30min.',
  'rate-expected': 'Indiquez ici une cadence, par exemple r20 ou @20.',
  'rates-count': 'Indiquez une cadence pour toutes les fractions, ou une pour chacune.',
  'out-of-range': 'Cette valeur est trop grande ou trop petite.',
  'too-many-pieces': 'Trop de fractions : 99 au maximum.',
  'too-long': 'Ce texte est trop long. Raccourcissez-le.',
} as const satisfies Translation<typeof en.structureFault>

export const pieces = {
  kind: 'Type de structure',
  single: 'Une fraction',
  multiple: 'Fractions identiques',
  variable: 'Fractions différentes',
  one: 'La fraction',
  nth: terms.numberedPiece,
  add: 'Ajouter une fraction',
  remove: 'Retirer cette fraction',
  up: 'Monter',
  down: 'Descendre',
  none: 'Effacer la structure',
  rate: measures.strokeRate,
  segment: terms.numberedSegment,
  addSegment: 'Ajouter une portion',
  removeSegment: 'Retirer la portion {{number}}',
  splits: 'Temps de passage',
  splitsEqual: 'Réguliers',
  splitsOwn: 'Distincts',
  splitLength: 'Distance entre deux passages',
  splitLengths: 'Distances en mètres',
  splitFault: 'Indiquez des distances de 1 à 99 999 mètres, séparées par des espaces.',
} as const satisfies Translation<typeof en.pieces>

export const lost = {
  gone_one: '{{count}} résultat de {{pieces}} reste dans la séance, signalé comme retiré du plan.',
  gone_other:
    '{{count}} résultats de {{pieces}} restent dans la séance, signalés comme retirés du plan.',
  changed_one: '{{count}} résultat de {{pieces}} vaudra pour la nouvelle structure.',
  changed_other: '{{count}} résultats de {{pieces}} vaudront pour la nouvelle structure.',
} as const satisfies Translation<typeof en.lost>

export const inWords = {
  times: '{{times}} fois {{work}}',
  rate: ' à {{rate}} coups par minute',
  restEach: ', {{rest}} de récupération après chaque fraction',
  restAfter: ', puis {{rest}} de récupération',
  next: ' ; puis ',
  rounds: '{{rounds}} séries : {{list}}',
  zones: 'Intensité, reportée plus bas : {{zones}}',
  minutes: '{{minutes}} min',
  seconds: '{{seconds}} s',
  both: '{{minutes}} min {{seconds}} s',
} as const satisfies Translation<typeof en.inWords>

export const examples = {
  one: "6 x 1000 m récup 3'",
  other: "3x10' @20",
  both: 'Par exemple : {{one}} ou {{other}}',
} as const satisfies Translation<typeof en.examples>
