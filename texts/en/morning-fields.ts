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
  weight: 'Weight',
}

export const morningLevels = { green: 'normal', amber: 'amber', red: 'red', low: 'low' }

export const morningHealth = {
  healthy: 'Healthy',
  ill: 'Ill',
  injured: 'Injured',
  both: 'Ill and injured',
}

/** One letter a day in a narrow table. */
export const healthLetters = { healthy: '·', ill: 'I', injured: 'J', both: 'B' }
