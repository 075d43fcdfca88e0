/** Columns of the list of pieces on the water, on its screen and in its files. */
export const waterPieces = {
  title: 'Pieces on the water',
  date: 'Date',
  session: 'Session',
  piece: 'Piece',
  class: 'Class',
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
  bests: 'Fastest in recordings',
  stream: 'Stream',
  water_temperature: 'Water',
}

/** The picture and choices beside it. */
export const water = {
  boat: 'Boat class',
  allBoats: 'All classes',
  noBoat: 'No crew',
  all: 'All lengths',
  none: 'No timed piece on the water in this period',
  noneText: 'Times count once they are entered as results of a rowing session.',
  paceAtRate: 'Pace at stroke rate',
  rate: 'Stroke rate',
  perMinute: '{{number}}/min',
  headwindWhy:
    'Headwind counts from ahead; less than zero is a tailwind. Crosswind counts from starboard. Times across conditions do not compare.',
}
