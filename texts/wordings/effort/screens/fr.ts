import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import {
  ergo,
  ergoPieces,
  figures,
  medals,
  missing,
  racing as ofRacing,
  water,
  waterPieces,
} from '../reports.ts'

export const common = {
  words: {
    piece: 'effort',
    pieces: 'efforts',
  },
} as const satisfies Wording<typeof commonEn>

export const sessionForm = {
  measure: 'Mesure d’un effort',
  pieces: {
    single: 'Un effort',
    one: 'L’effort',
    nth: 'Effort {{number}}',
    add: 'Ajouter un effort',
    remove: 'Retirer cet effort',
  },
} as const satisfies Wording<typeof sessionFormEn>

export const efforts = {
  select: 'Choisissez un effort.',
  title: 'Efforts',
  found: {
    laps: 'Ces efforts viennent des tours de l’appareil. Ajustez leurs extrémités sur les courbes, puis gardez les bons.',
    rate: 'Ces efforts ont été détectés d’après la cadence. Ajustez leurs extrémités sur les courbes, puis gardez les bons.',
    speed:
      'Ces efforts ont été détectés d’après la vitesse. Ajustez leurs extrémités sur les courbes, puis gardez les bons.',
  },
  none: 'Aucun effort n’a été trouvé. Marquez-en un à la main.',
  keptTitle: 'Efforts marqués',
  keep_one: 'Garder {{count}} effort',
  keep_other: 'Garder {{count}} efforts',
  mark: 'Marquer un effort',
  nameOf: 'Effort {{number}}',
  planned: 'Effort prévu',
  scored:
    'Les efforts prévus deviennent des résultats de la séance. Les temps saisis à la main sont conservés.',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: 'Effort',
  compare: { recorded: 'Enregistré, depuis le départ de l’effort.' },
} as const satisfies Wording<typeof resultsEn>

export const scores = {
  nth: 'Effort {{number}}',
  short: 'E{{number}}',
  first: {
    pieces: 'Ajoutez d’abord des efforts, puis saisissez les résultats',
    text: 'Un résultat appartient à un effort et à une personne. Prévoyez la structure et les participants, puis saisissez ce qui a été fait.',
  },
  choose: {
    piece: 'Efforts',
    allPieces: 'Tous les efforts',
    orders: {
      piece: 'Par effort',
    },
  },
} as const satisfies Wording<typeof scoresEn>

export const imports = {
  actions: {
    deleteText:
      'Ses résultats, efforts et charge sont aussi supprimés. La séance reste, sauf si elle avait été créée par ce seul fichier.',
  },
} as const satisfies Wording<typeof importsEn>

export const notifications = {
  plan: {
    words: {
      pieces: 'structure',
    },
  },
} as const satisfies Wording<typeof notificationsEn>

export const publishing = {
  words: {
    pieces: 'structure',
  },
} as const satisfies Wording<typeof publishingEn>

export const session = {
  plan: {
    nothingText:
      'Vous trouverez ici la distance, les intensités et les efforts : chacun saura ce qui l’attend.',
  },
} as const satisfies Wording<typeof sessionEn>

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
    pieces: 'Efforts faits',
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

export const reports = {
  missing: missing.fr,
  pieces: {
    latest: 'Les {{number}} derniers efforts sur {{count}} ; les fichiers les contiennent tous.',
    number: 'Effort {{number}}',
    show: 'Afficher les efforts',
  },
  figures: figures.fr,
  ...medals.fr,
  ergoPieces: ergoPieces.fr,
  ergo: ergo.fr,
  waterPieces: waterPieces.fr,
  water: water.fr,
} as const satisfies Wording<typeof reportsEn>

export const comparison = {
  columns: { piece: 'Effort' },
  fromPiece: 'Effort {{number}}',
  unlaid: { piece: 'L’effort {{number}} n’est pas marqué dans cet enregistrement.' },
} as const satisfies Wording<typeof comparisonEn>

export const racing = {
  columns: {
    piece: 'Effort',
    pieces: 'Efforts',
  },
  saved: {
    lines_one: '{{count}} effort',
    lines_other: '{{count}} efforts',
  },
  pieces: {
    title: 'Efforts à comparer',
    choose: 'Choisir {{name}}, effort {{number}}',
    number: 'Effort {{number}}',
    latest:
      'Les {{number}} derniers efforts sur {{count}}. Choisissez moins de jours ou plus de filtres pour trouver les autres.',
    latestOfMore:
      'Les {{number}} derniers efforts ; il y en a d’autres. Choisissez moins de jours ou plus de filtres pour les trouver.',
    none: 'Au moins 1 effort doit être sélectionné avant l’envoi.',
    compare_one: 'Afficher {{count}} effort',
    compare_other: 'Comparer {{count}} efforts',
    empty: 'Aucun effort chronométré sur cette période',
    emptyText:
      'Les efforts apparaissent ici dès qu’ils ont un temps et une distance, saisis ou enregistrés. Essayez d’autres dates ou moins de filtres.',
  },
  kinds: {
    'single-crew-session': 'Un équipage sur un effort',
    'single-crew-session-pieces': 'Un équipage, plusieurs efforts',
    'multiple-crews-single-piece': 'Plusieurs équipages sur un effort',
    'multiple-crews-multiple-pieces': 'Plusieurs équipages, plusieurs efforts',
  },
  allPieces: 'Sur tous les efforts',
  best: {
    none: 'Les meilleurs tronçons demandent un enregistrement de l’effort.',
  },
  sources: ofRacing.fr.sources,
  missing_one: '{{count}} effort de cette comparaison n’existe plus ou ne vous est pas visible.',
  missing_other:
    '{{count}} efforts de cette comparaison n’existent plus ou ne vous sont pas visibles.',
  nothingText: 'Les efforts de cette comparaison n’existent plus ou ne vous sont pas visibles.',
  none: {
    deviation: 'Demande au moins deux efforts',
  },
} as const satisfies Wording<typeof racingEn>

export const live = {
  piece: 'Effort {{number}}',
} as const satisfies Wording<typeof liveEn>
