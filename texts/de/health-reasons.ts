/** Why somebody is ill or injured. */
export const healthReasons = {
  back: 'Rücken',
  hip: 'Hüfte',
  neck: 'Nacken',
  rib: 'Rippe',
  shoulder: 'Schulter',
  wrist: 'Handgelenk',
  'other-injury': 'Andere Verletzung',
  'chest-infection': 'Infekt der Bronchien oder Lunge',
  'chronic-fatigue': 'Chronische Erschöpfung',
  gastrointestinal: 'Magen-Darm',
  'upper-respiratory': 'Erkältung, Hals oder Nebenhöhlen',
  virus: 'Virusinfekt',
  'other-illness': 'Andere Krankheit',
} as const
