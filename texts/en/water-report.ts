import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** Columns of the list of pieces on the water, on its screen and in its files. */
export const waterPieces = {
  title: 'Pieces on the water',
  date: terms.date,
  session: terms.session,
  piece: terms.piece,
  class: terms.boatClass,
  name: terms.crewOrAthlete,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  percent: measures.percentGmt,
  stroke_rate: measures.strokeRate,
  stroke_distance: measures.distancePerStroke,
  wind: 'Wind',
  headwind: 'Headwind',
  crosswind: 'Crosswind',
  bests: 'Fastest from recordings',
  stream: 'Current',
  water_temperature: 'Water',
}

/** The picture and choices beside it. */
export const water = {
  boat: terms.boatClass,
  allBoats: 'All boat classes',
  noBoat: 'No crew',
  all: 'All distances',
  none: 'No timed pieces on the water in this period',
  noneText: 'Times appear here once they have been entered as results of a rowing session.',
  paceAtRate: 'Pace at stroke rate',
  rate: measures.strokeRate,
  perMinute: '{{number}}/min',
  headwindWhy:
    'Headwind is positive from ahead; below zero is a tailwind. Crosswind is positive from starboard. Times in different conditions are not comparable.',
}
