/** Why somebody is ill or injured. */
export const healthReasons = {
  back: 'Back',
  hip: 'Hip',
  neck: 'Neck',
  rib: 'Rib',
  shoulder: 'Shoulder',
  wrist: 'Wrist',
  'other-injury': 'Other injury',
  'chest-infection': 'Chest infection',
  'chronic-fatigue': 'Chronic fatigue',
  gastrointestinal: 'Stomach or bowel',
  'upper-respiratory': 'Cold, sore throat or sinuses',
  virus: 'Virus',
  'other-illness': 'Other illness',
} as const
