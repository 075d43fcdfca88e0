import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const morningFields = {
  waking_hr: 'FC au réveil',
  standing_hr: 'FC debout',
  hrv_rmssd: 'Variabilité de la FC (VFC)',
  sleep_time: 'Sommeil',
  sleep_quality: 'Qualité du sommeil',
  perceived_shape: 'Forme',
  fatigue: 'Fatigue',
  soreness: 'Courbatures',
  stress: 'Stress',
  mood: 'Humeur',
  hydration: 'Couleur des urines',
  training_quality: 'Séance de la veille',
  temperature: 'Température',
  weight: measures.bodyWeight,
}

export const morningEnds = {
  sleep_quality: '1 mauvaise – 5 très bonne',
  perceived_shape: '1 mauvaise – 5 très bonne',
  fatigue: '1 en forme – 5 épuisé',
  soreness: '1 aucune – 5 fortes',
  stress: '1 aucun – 5 fort',
  mood: '1 mauvaise – 5 très bonne',
  hydration: 'Urines : 1 claires – 8 foncées',
  training_quality: '1 mauvais – 5 très bon',
}

export const morningLevels = { green: 'normal', amber: 'orange', red: 'rouge', low: 'bas' }

export const morningHealth = {
  healthy: 'En bonne santé',
  ill: terms.ill,
  injured: terms.injured,
  both: 'Malade et blessé',
}

export const healthLetters = { healthy: '·', ill: 'M', injured: 'B', both: '2' }
