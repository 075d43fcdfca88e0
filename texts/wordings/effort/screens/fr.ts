import type { common as commonEn } from '../../../en/screens/common.ts'
import type { efforts as effortsEn } from '../../../en/screens/efforts.ts'
import type { results as resultsEn } from '../../../en/screens/results.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { sessionForm as sessionFormEn } from '../../../en/screens/session-form.ts'
import type { imports as importsEn } from '../../../en/screens/imports.ts'
import type { notifications as notificationsEn } from '../../../en/screens/notifications.ts'
import type { publishing as publishingEn } from '../../../en/screens/publishing.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { live as liveEn } from '../../../en/screens/live.ts'
import type { ergRoom as ergRoomEn } from '../../../en/screens/erg-room.ts'
import type { comparison as comparisonEn } from '../../../en/screens/comparison.ts'
import type { racing as racingEn } from '../../../en/screens/racing.ts'
import type { publicPages as publicPagesEn } from '../../../en/screens/public-pages.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { Wording } from '../../../translation.ts'
import { seatRacing as seatRaces } from '../seat-racing/fr.ts'
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

export const seatRacing = seatRaces

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
    laps: 'Ces efforts viennent des tours de l’appareil. Ajustez leurs extrémités sur les courbes, puis enregistrez ceux qui conviennent.',
    rate: 'Ces efforts ont été détectés d’après la cadence. Ajustez leurs extrémités sur les courbes, puis enregistrez ceux qui conviennent.',
    speed:
      'Ces efforts ont été détectés d’après la vitesse. Ajustez leurs extrémités sur les courbes, puis enregistrez ceux qui conviennent.',
    gates: 'Ces passages ont été chronométrés sur le parcours. Enregistrez ceux qui conviennent.',
  },
  none: 'Aucun effort n’a été trouvé. Marquez-en un à la main.',
  passesMarked: 'Chaque passage sur ce parcours est déjà marqué ou laissé de côté.',
  keptTitle: 'Efforts marqués',
  keep_one: 'Enregistrer {{count}} effort',
  keep_other: 'Enregistrer {{count}} efforts',
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

export const reports = {
  missing: missing.fr,
  pieces: {
    latest: 'Les {{number}} derniers efforts sur {{count}} ; les fichiers les contiennent tous.',
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
      'Les {{number}} derniers efforts sur {{count}}. Réduisez la période ou ajoutez des filtres pour trouver les autres.',
    latestOfMore:
      'Les {{number}} derniers efforts ; il y en a d’autres. Réduisez la période ou ajoutez des filtres pour les trouver.',
    none: 'Sélectionnez au moins 1 effort.',
    compare_one: 'Afficher {{count}} effort',
    compare_other: 'Comparer {{count}} efforts',
    empty: 'Aucun effort chronométré sur cette période',
    emptyText:
      'Les efforts apparaissent ici dès qu’ils ont un temps et une distance, saisis ou enregistrés. Changez de période ou retirez des filtres.',
  },
  kinds: {
    'single-crew-session': 'Un équipage sur un effort',
    'single-crew-session-pieces': 'Un équipage, plusieurs efforts',
    'multiple-crews-single-piece': 'Plusieurs équipages sur un effort',
    'multiple-crews-multiple-pieces': 'Plusieurs équipages, plusieurs efforts',
  },
  allPieces: 'Sur tous les efforts',
  best: {
    none: 'Les meilleurs tronçons nécessitent un enregistrement de l’effort.',
  },
  sources: ofRacing.fr.sources,
  missing_one: '{{count}} effort de cette comparaison n’existe plus ou ne vous est pas accessible.',
  missing_other:
    '{{count}} efforts de cette comparaison n’existent plus ou ne vous sont pas accessibles.',
  nothingText: 'Les efforts de cette comparaison n’existent plus ou ne vous sont pas accessibles.',
  none: {
    deviation: 'Il faut au moins deux efforts',
  },
} as const satisfies Wording<typeof racingEn>

export const publicPages = {
  noCourse: 'Aucun (par effort)',
} as const satisfies Wording<typeof publicPagesEn>

export const live = {
  piece: 'Effort {{number}}',
} as const satisfies Wording<typeof liveEn>

export const ergRoom = {
  piece: 'Effort',
  noneText: 'Créez une course sur un effort du plan.',
  noPieces: 'Ajoutez d’abord au plan des efforts avec une distance ou une durée.',
  kept: 'Enregistré comme efforts de la séance',
} as const satisfies Wording<typeof ergRoomEn>
