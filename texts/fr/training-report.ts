import type { records as enRecords, trainingParts as enParts } from '../en/training-report.ts'
import type { Words } from '../translation.ts'

export const trainingParts: Words<typeof enParts> = {
  show: 'Afficher la répartition et les records',
  sport: 'Par sport',
  focus: 'Par objectif',
  intensity: 'Par intensité prévue',
  title: 'Ce qui a été fait',
  by: 'Groupe',
  name: 'Nom',
  planned: 'Durée prévue',
  compliance: 'Réalisé sur la durée prévue',
  shares:
    'Une séance à plusieurs objectifs compte dans chacun ; à plusieurs intensités, chacune a sa part.',
  none: 'Rien de prévu ainsi',
}

export const records: Words<typeof enRecords> = {
  title: 'Records de cette période',
  sport: 'Sport',
  over: 'Durée',
  watts: 'Puissance',
  none: 'Aucun record sur cette période : rien de mieux que les deux années précédentes.',
  what: 'Meilleure marque',
  value: 'Nouveau',
  previous: 'Avant',
  first: 'Première fois',
  test: 'Test de performance',
  date: 'Date',
  session: 'Séance',
  time: '{{sport}}, {{length}}',
  power: '{{sport}}, puissance {{length}}',
}
