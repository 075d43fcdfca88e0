/** Columns of the list of pieces on the water, on its screen and in its files. */
export const waterPieces = {
  title: 'Pieces on the water',
  date: 'Date',
  session: 'Session',
  piece: 'Piece',
  class: 'Boat class',
  name: 'Crew or athlete',
  distance: 'Distance',
  time: 'Time',
  pace: 'Pace',
  percent: '% GMT',
  stroke_rate: 'Stroke rate',
  stroke_distance: 'Distance per stroke',
  wind: 'Wind',
  headwind: 'Headwind',
  crosswind: 'Crosswind',
  bests: 'Fastest from recordings',
  stream: 'Current',
  water_temperature: 'Water',
}

/** The picture and choices beside it. */
export const water = {
  boat: 'Boat class',
  allBoats: 'All boat classes',
  noBoat: 'No crew',
  all: 'All distances',
  none: 'No timed pieces on the water in this period',
  noneText: 'Times appear here once they have been entered as results of a rowing session.',
  paceAtRate: 'Pace at stroke rate',
  rate: 'Stroke rate',
  perMinute: '{{number}}/min',
  headwindWhy:
    'Headwind is positive from ahead; below zero is a tailwind. Crosswind is positive from starboard. Times in different conditions are not comparable.',
}
