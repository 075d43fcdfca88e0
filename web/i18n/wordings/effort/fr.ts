import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
import type { imports as importsEn } from '../../en/imports.ts'
import type { notifications as notificationsEn } from '../../en/notifications.ts'
import type { publishing as publishingEn } from '../../en/publishing.ts'
import type { session as sessionEn } from '../../en/session.ts'
import type { seatRacing as seatRacingEn } from '../../en/seat-racing.ts'
import type { Wording } from '../../translation.ts'

export const common = {
  words: {
    piece: 'effort',
    pieces: 'efforts',
  },
} as const satisfies Wording<typeof commonEn>

export const sessionForm = {
  measure: 'Longueur d’un effort',
  pieces: {
    single: 'Un effort',
    one: 'L’effort',
    nth: 'Effort {{number}}',
    add: 'Ajouter un effort',
    remove: 'Retirer cet effort',
  },
} as const satisfies Wording<typeof sessionFormEn>

export const efforts = {
  title: 'Efforts',
  found: {
    laps: 'Ces efforts viennent des tours de l’appareil. Déplacez leurs extrémités sur les courbes, puis gardez ce qui est juste.',
    rate: 'Ces efforts ont été reconnus à la cadence. Déplacez leurs extrémités sur les courbes, puis gardez ce qui est juste.',
    speed: 'Ces efforts ont été reconnus à la vitesse. Déplacez leurs extrémités sur les courbes, puis gardez ce qui est juste.',
  },
  none: 'Aucun effort n’a été trouvé. Marquez-en un à la main.',
  keptTitle: 'Efforts marqués',
  keep_one: 'Garder {{count}} effort',
  keep_other: 'Garder {{count}} efforts',
  mark: 'Marquer un effort',
  nameOf: 'Effort {{number}}',
  planned: 'Effort prévu',
  scored: 'Les efforts prévus deviennent des résultats de la séance. Les temps saisis à la main restent.',
} as const satisfies Wording<typeof effortsEn>

export const results = {
  piece: 'Effort',
  compare: { recorded: 'Enregistrées, depuis le départ de l’effort.' },
} as const satisfies Wording<typeof resultsEn>

export const scores = {
  nth: 'Effort {{number}}',
  short: 'E{{number}}',
  first: {
    pieces: 'Ajoutez des efforts avant de saisir des résultats',
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
    deleteText: 'Ses résultats, efforts et charge partent aussi. La séance reste, sauf si seul ce fichier l’avait créée.',
  },
} as const satisfies Wording<typeof importsEn>

export const notifications = {
  plan: {
    words: {
      pieces: 'programme',
    },
  },
} as const satisfies Wording<typeof notificationsEn>

export const publishing = {
  words: {
    pieces: 'programme',
  },
} as const satisfies Wording<typeof publishingEn>

export const session = {
  plan: {
    nothingText: 'Vous trouverez ici la distance, les intensités et les efforts : chacun saura ce qui l’attend.',
  },
} as const satisfies Wording<typeof sessionEn>

export const seatRacing = {
  emptyText:
    'Comparez les athlètes en les échangeant d’un bateau à l’autre. Placez d’abord au moins deux équipages dans cette séance, puis planifiez les efforts ici.',
  emptyTimes: 'Dès que les efforts sont planifiés, vous saisissez les temps ici.',
  methodTexts: {
    'one-swap': 'Après chaque effort, deux athlètes du même bord changent de bateau. Le plus simple à lire sur l’eau.',
    'two-swap': 'Après chaque effort, une paire de chaque bord change de bateau. On en sait plus avec moins d’efforts.',
  },
  plan: {
    lead: 'Deux bateaux égaux ou plus, des efforts courts côte à côte. Vous voyez d’avance ce que le plan apprendra.',
    pieces: 'Efforts',
    distance: 'Longueur d’un effort',
    make_one: 'Planifier {{count}} effort',
    make_other: 'Planifier {{count}} efforts',
  },
  known: {
    nothing: 'Encore rien : il faut deux efforts chronométrés avec un échange entre eux.',
    unsure: 'Seuls d’autres efforts diront si c’est sûr.',
  },
  unknown: {
    unchecked: 'Si tout cela est sûr : chaque effort a servi à la réponse, il n’en reste aucun pour la vérifier.',
    contradiction: 'Les efforts se contredisent sur {{one}} et {{other}}.',
    leftOut_one: '{{count}} effort ne compte pas : annulé ou sans temps.',
    leftOut_other: '{{count}} efforts ne comptent pas : annulés ou sans temps.',
  },
  pieces: {
    title: 'Les efforts',
    piece: 'Effort {{number}}',
    comparable: 'Tous les efforts faits, {{comparable}} paires sur {{pairs}} sont comparables.',
  },
  remove: {
    title: 'Supprimer l’effort {{number}} ?',
    confirm: 'Supprimer l’effort',
  },
  next: {
    lead: 'Les échanges après le dernier effort qui apprendraient le plus.',
    add: 'Ajouter cet effort',
  },
  time: {
    open: 'Chronométrer l’effort {{number}}',
    title: 'Temps de l’effort {{number}}',
    voidHint: 'Casse, collision : l’effort ne compte pas.',
    back: 'Tous les efforts',
    saved: 'Les temps de l’effort {{number}} sont enregistrés.',
    kept: 'Pas encore enregistrés : les temps de l’effort {{number}} restent sur cet appareil et partiront dès qu’il y aura du réseau.',
  },
  columns: {
    pieces: 'Efforts faits',
  },
  residuals: {
    title: 'L’accord des efforts entre eux',
    noSpare: 'Chaque effort a servi à la réponse, il n’en reste aucun pour la vérifier. Un de plus le dirait.',
    sigma_one: 'Les efforts s’accordent à {{seconds}} s près ({{count}} effort de reste).',
    sigma_other: 'Les efforts s’accordent à {{seconds}} s près ({{count}} efforts de reste).',
    piece: 'Effort',
  },
} as const satisfies Wording<typeof seatRacingEn>
