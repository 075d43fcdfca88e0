import type * as en from '../../../en/screens/session-form/structure.ts'
import type { Translation } from '../../../translation.ts'

export const structureFault = {
  empty: 'Il n’y a encore rien à lire.',
  unexpected: 'Ceci n’a pas sa place ici.',
  unclosed: 'Cette parenthèse n’est pas fermée.',
  'length-expected': 'Il manque ici une distance ou un temps.',
  'unit-expected': 'Il manque ici une unité : m, km, min, sec ou h.',
  'rest-is-time': 'Une récupération est un temps : 6min, 90sec ou 3:30min.',
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
  nth: 'Fraction {{number}}',
  add: 'Ajouter une fraction',
  remove: 'Retirer cette fraction',
  up: 'Monter',
  down: 'Descendre',
  none: 'Effacer la structure',
  segment: 'Portion {{number}}',
  addSegment: 'Ajouter une portion',
  removeSegment: 'Retirer la portion {{number}}',
  splits: 'Temps de passage',
  splitsEqual: 'Distances égales',
  splitsOwn: 'Distances différentes',
  splitLength: 'Distance entre deux passages',
  splitLengths: 'Distances en mètres',
  splitFault: 'Indiquez des distances de 1 à 99 999 mètres, séparées par des espaces.',
} as const satisfies Translation<typeof en.pieces>

export const lost = {
  gone_one: '{{count}} résultat de {{pieces}} reste dans la séance, signalé comme retiré du plan.',
  gone_other:
    '{{count}} résultats de {{pieces}} restent dans la séance, signalés comme retirés du plan.',
  changed_one: '{{count}} résultat de {{pieces}} vaudra pour ce qui y est prévu maintenant.',
  changed_other: '{{count}} résultats de {{pieces}} vaudront pour ce qui y est prévu maintenant.',
} as const satisfies Translation<typeof en.lost>
