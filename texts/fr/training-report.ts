import type { records as enRecords, trainingParts as enParts } from '../en/training-report.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const trainingParts: Words<typeof enParts> = {
  show: 'Afficher la répartition et les records',
  sport: 'Par sport',
  focus: 'Par axe de travail',
  intensity: 'Par intensité prévue',
  title: 'Contenu de l’entraînement',
  by: 'Groupe',
  name: 'Nom',
  planned: measures.plannedTime,
  compliance: 'Part réalisée de la durée prévue',
  shares:
    'Une séance à plusieurs axes de travail compte dans chacun d’eux ; si elle a plusieurs intensités, chacune compte pour sa part.',
  none: 'Rien de prévu',
}

export const records: Words<typeof enRecords> = {
  title: 'Records de cette période',
  sport: terms.sport,
  over: measures.duration,
  watts: measures.power,
  none: 'Aucun record sur cette période : rien de mieux que les deux années précédentes.',
  what: 'Record',
  value: 'Nouvelle valeur',
  previous: 'Avant',
  first: 'Première fois',
  test: 'Test de performance',
  date: terms.date,
  session: terms.session,
  time: '{{sport}}, {{length}}',
  power: '{{sport}}, puissance {{length}}',
}
