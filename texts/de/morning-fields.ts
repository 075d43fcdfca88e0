import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const morningFields = {
  waking_hr: 'Ruhepuls',
  standing_hr: 'Puls im Stehen',
  hrv_rmssd: 'Herzfrequenzvariabilität',
  sleep_time: 'Schlaf',
  sleep_quality: 'Schlafqualität',
  perceived_shape: 'Form',
  fatigue: 'Müdigkeit',
  soreness: 'Muskelkater',
  stress: 'Stress',
  mood: 'Stimmung',
  hydration: 'Urinfarbe',
  training_quality: 'Training gestern',
  temperature: 'Temperatur',
  weight: measures.bodyWeight,
}

export const morningEnds = {
  sleep_quality: '1 schlecht – 5 sehr gut',
  perceived_shape: '1 schlecht – 5 sehr gut',
  fatigue: '1 frisch – 5 erschöpft',
  soreness: '1 keiner – 5 stark',
  stress: '1 keiner – 5 stark',
  mood: '1 gedrückt – 5 sehr gut',
  hydration: 'Urin: 1 klar – 8 dunkel',
  training_quality: '1 schlecht – 5 sehr gut',
}

export const morningLevels = { green: 'in Ordnung', amber: 'gelb', red: 'rot', low: 'niedrig' }

export const morningHealth = {
  healthy: 'Gesund',
  ill: terms.ill,
  injured: terms.injured,
  both: 'Krank und verletzt',
}

export const healthLetters = { healthy: '·', ill: 'K', injured: 'V', both: 'B' }
