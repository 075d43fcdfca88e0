import type { results as en } from '../en/results.ts'
import type { Translation } from '../translation.ts'

export const results = {
  title: 'Résultats',
  empty: 'Pas encore de résultats',
  emptyText:
    'Importez le fichier d’une montre ou d’un SpeedCoach : temps, temps de passage, fréquence cardiaque et parcours apparaîtront ici.',
  upload: 'Importer un fichier',
  choose: 'Choisissez un résultat pour voir ses temps de passage et ses courbes.',
  closed:
    'Temps et distances sont visibles de toute la séance. La fréquence cardiaque, les courbes et les temps de passage de {{name}} ne vous sont pas ouverts.',
  columns: {
    person: 'Nom',
    distance: 'Distance',
    time: 'Temps',
    pace: 'Allure',
    speed: 'Vitesse',
    heartRate: 'FC moy.',
    heartRateMax: 'FC max',
    strokeRate: 'Cadence',
    power: 'Puissance',
    ets: 'ETS',
    trimp: 'TRIMP',
    rpe: 'Effort',
  },
  rpe: {
    question: 'Était-ce dur ?',
    hint: 'Dans l’ensemble, environ une demi-heure après la fin. Touchez de nouveau votre réponse pour la retirer.',
    steps: {
      'very-easy': 'Très facile',
      easy: 'Facile',
      moderate: 'Modéré',
      'somewhat-hard': 'Un peu dur',
      hard: 'Dur',
      'very-hard': 'Très dur',
      'extremely-hard': 'Extrêmement dur',
      maximal: 'Maximal',
    },
  },
  zones: 'Temps par zone',
  laps: { title: 'Tours', number: 'Tour', rest: 'Repos', none: 'Aucun tour n’a été enregistré.' },
  splits: {
    title: 'Temps de passage',
    length: 'Longueur des intervalles',
    at: 'À',
    total: 'Temps total',
    split: 'Intervalle',
    none: 'Cet enregistrement n’a pas de distance à découper.',
  },
  curves: 'Courbes',
  channels: {
    pace: 'Allure',
    speed: 'Vitesse',
    heartRate: 'Fréquence cardiaque',
    strokeRate: 'Cadence',
    cadence: 'Fréquence de mouvement',
    power: 'Puissance',
    elevation: 'Altitude',
  },
  track: 'Parcours',
} as const satisfies Translation<typeof en>
