import type * as en from '../en/report-files.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** Why a figure is not known. */
export const missing: Words<typeof en.missing> = {
  time: 'Aucune durée enregistrée',
  nothing: 'Rien d’enregistré pendant cette période',
  distance: 'Aucune distance enregistrée',
  plan: 'Aucune durée prévue à comparer',
  planned_distance: 'Aucune distance prévue',
  load: 'Ni fréquence cardiaque, ni RPE, ni intensité prévue',
  planned_rpe: 'Pas de RPE prévu',
  rating: 'Pas d’évaluation',
  both_ratings: 'Aucune séance avec RPE prévu et ressenti',
  asked: 'N’était attendu à aucune séance',
  pieces: 'Aucune fraction chronométrée dans une catégorie ayant un temps de médaille d’or',
  ergo: 'Aucun temps sur cette distance à l’ergomètre',
  ergo_time: 'Aucune fraction de cette durée à l’ergomètre',
  ergo_best: 'Aucun 2 000 m à l’ergomètre en deux ans',
  foretelling: 'Aucune fraction chronométrée entre 500 m et 10 km',
  weight: 'Pas de temps sur 2 000 m, ou pas de poids dans un profil qui vous est accessible',
  recording: 'Aucun enregistrement aussi long',
  water: 'Aucun temps sur cette distance sur l’eau',
  weather: 'Météo inconnue',
  timed_pieces: 'Aucune fraction chronométrée sur l’eau',
  rated_pieces: 'Aucune fraction chronométrée avec une cadence',
  climb: 'Aucune altitude enregistrée',
  recorded_power: 'Aucune puissance enregistrée sur cette durée',
  recorded_heart: 'Aucune fréquence cardiaque enregistrée sur cette durée',
  power_or_weight:
    'Aucune puissance enregistrée sur cette durée, ou pas de poids dans un profil qui vous est accessible',
  whole_week: 'Aucune semaine complète et terminée sur cette période',
  even_week: 'La même charge chaque jour de la semaine',
  streak: 'Uniquement pour la période de la dernière séance',
}

/** What people are put together by. */
export const groups: Words<typeof en.groups> = {
  none: 'Athlètes',
  gender: terms.gender,
  age: measures.ageCategory,
  class: terms.boatClass,
}

/** What a report is narrowed down by. */
export const listNames: Words<typeof en.listNames> = {
  athletes: terms.athletes,
  tags: terms.tags,
  sports: 'Sports',
  focuses: 'Axes de travail',
  intensities: measures.intensities,
  heart_rate_intensities: 'Zones cardiaques prévues',
  stroke_rate_intensities: 'Zones de cadence prévues',
}

/** What a file says of itself. */
export const files: Words<typeof en.files> = {
  about: 'À propos de ce fichier',
  report: 'Bilan',
  club: terms.club,
  days: measures.period,
  against: 'Comparé à',
  by: 'Par',
  group: 'Regroupé par',
  people: '{number} personnes sélectionnées',
  made: 'Créé le',
  empty: 'Cellules vides',
  emptyText: 'Une cellule vide est un chiffre inconnu. Elle ne vaut jamais zéro.',
}
