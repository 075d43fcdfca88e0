import type { common as commonEn } from '../../en/common.ts'
import type { efforts as effortsEn } from '../../en/efforts.ts'
import type { results as resultsEn } from '../../en/results.ts'
import type { scores as scoresEn } from '../../en/scores.ts'
import type { sessionForm as sessionFormEn } from '../../en/session-form.ts'
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
} as const satisfies Wording<typeof resultsEn>

export const scores = {
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
