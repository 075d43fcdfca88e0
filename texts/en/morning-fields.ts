import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The numbers of a morning, on screens and in files. */
export const morningFields = {
  waking_hr: 'Waking heart rate',
  standing_hr: 'Standing heart rate',
  hrv_rmssd: 'Heart rate variability',
  sleep_time: 'Sleep',
  sleep_quality: 'Sleep quality',
  perceived_shape: 'Form',
  fatigue: 'Fatigue',
  soreness: 'Muscle soreness',
  stress: 'Stress',
  mood: 'Mood',
  hydration: 'Urine colour',
  training_quality: 'Quality of yesterday’s training',
  temperature: 'Temperature',
  weight: measures.bodyWeight,
}

/** What the ends of a scale mean. */
export const morningEnds = {
  sleep_quality: '1 poor – 5 very good',
  perceived_shape: '1 poor – 5 very good',
  fatigue: '1 fresh – 5 exhausted',
  soreness: '1 none – 5 severe',
  stress: '1 none – 5 very high',
  mood: '1 low – 5 very good',
  hydration: 'Urine: 1 clear – 8 dark',
  training_quality: '1 poor – 5 very good',
}

export const morningLevels = { green: 'normal', amber: 'amber', red: 'red', low: 'low' }

export const morningHealth = {
  healthy: 'Healthy',
  ill: terms.ill,
  injured: terms.injured,
  both: 'Ill and injured',
}

/** One letter a day in a narrow table. */
export const healthLetters = { healthy: '·', ill: 'I', injured: 'J', both: 'B' }
