import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { Wording } from '../../../translation.ts'

export const seatRacing = {
  emptyText:
    'Comparez les athlètes en les échangeant d’un bateau à l’autre. Placez d’abord au moins deux équipages dans cette séance, puis planifiez les efforts ici.',
  emptyTimes: 'Dès que les efforts sont planifiés, vous saisissez les temps ici.',
  methodTexts: {
    'one-swap':
      'Après chaque effort, deux athlètes du même bord changent de bateau. Le plus simple à lire sur l’eau.',
    'two-swap':
      'Après chaque effort, une paire de chaque bord change de bateau. On en sait plus avec moins d’efforts.',
  },
  plan: {
    lead: 'Deux bateaux équivalents ou plus, des efforts courts côte à côte. Vous voyez d’avance combien de paires seront comparables.',
    pieces: 'Efforts',
    distance: 'Distance d’un effort',
    make_one: 'Planifier {{count}} effort',
    make_other: 'Planifier {{count}} efforts',
  },
  known: {
    nothing:
      'Pas encore de résultat : il faut deux efforts chronométrés avec un échange entre eux.',
  },
  answer: {
    unchecked: 'rien ne peut encore être vérifié, aucun effort n’est en plus.',
    from_one: '{{count}} effort de {{distance}}.',
    from_other: '{{count}} efforts de {{distance}}.',
    scale: 'secondes par effort par rapport à la moyenne du bord, plus rapide à droite',
  },
  pairs: { pieces_to_settle: 'Efforts pour trancher' },
  unknown: {
    unchecked:
      'La fiabilité : tous les efforts ont servi au calcul, aucun ne reste pour le vérifier.',
    contradiction: 'Les efforts se contredisent au sujet de {{one}} et {{other}}.',
    leftOut_one: '{{count}} effort ne compte pas : annulé ou sans temps.',
    leftOut_other: '{{count}} efforts ne comptent pas : annulés ou sans temps.',
  },
  pieces: {
    fold_one: '{{count}} effort et ses temps',
    fold_other: '{{count}} efforts et leurs temps',
    title: 'Les efforts',
    piece: 'Effort {{number}}',
    comparable:
      'Une fois tous les efforts faits, {{comparable}} paires sur {{pairs}} sont comparables.',
  },
  remove: {
    title: 'Supprimer l’effort {{number}} ?',
    confirm: 'Supprimer l’effort',
  },
  next: {
    plan: 'Planifier le prochain effort',
  },
  time: {
    open: 'Chronométrer l’effort {{number}}',
    title: 'Temps de l’effort {{number}}',
    voidHint: 'Casse, collision : l’effort ne compte pas.',
    back: 'Tous les efforts',
    saved: 'Les temps de l’effort {{number}} sont enregistrés.',
    kept: 'Pas encore envoyés : les temps de l’effort {{number}} restent sur cet appareil et partiront dès le retour du réseau.',
  },
  columns: {
    pieces: 'Efforts courus',
  },
  residuals: {
    title: 'Cohérence des efforts',
    noSpare:
      'Tous les efforts ont servi au calcul, aucun ne reste pour le vérifier. Ajoutez-en un pour le savoir.',
    sigma_one: 'Les efforts concordent à {{seconds}} s près ({{count}} effort en surplus).',
    sigma_other: 'Les efforts concordent à {{seconds}} s près ({{count}} efforts en surplus).',
    piece: 'Effort',
  },
} as const satisfies Wording<typeof seatRacingEn>
