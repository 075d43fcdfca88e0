import type { comparison as en } from '../en/comparison.ts'
import type { Words } from '../translation.ts'

export const comparison: Words<typeof en> = {
  title: 'Comparaison',
  whole: 'Total',
  split: 'Passage',
  wholeRecording: 'Enregistrement entier',
  columns: {
    date: 'Date',
    session: 'Séance',
    piece: 'Fraction',
    whose: 'Équipage ou athlète',
    athlete: 'Enregistré par',
    device: 'Appareil',
    part: 'Partie',
    at: 'Position',
    accumulated: 'Temps cumulé',
    time: 'Temps partiel',
    distance: 'Distance',
    speed: 'Vitesse',
    pace: 'Allure',
    stroke_rate: 'Cadence',
    heart_rate: 'Fréquence cardiaque',
    power: 'Puissance',
    dps: 'Distance par coup',
    behind: 'Écart au premier',
  },
}
