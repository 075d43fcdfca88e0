/** Why somebody is ill or injured. */
export const healthReasons = {
  back: 'Dos',
  hip: 'Hanche',
  neck: 'Nuque',
  rib: 'Côte',
  shoulder: 'Épaule',
  wrist: 'Poignet',
  'other-injury': 'Autre blessure',
  'chest-infection': 'Bronchite ou infection pulmonaire',
  'chronic-fatigue': 'Fatigue chronique',
  gastrointestinal: 'Troubles digestifs',
  'upper-respiratory': 'Rhume, gorge ou sinus',
  virus: 'Infection virale',
  'other-illness': 'Autre maladie',
} as const
