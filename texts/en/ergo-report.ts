import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** Columns of the list of pieces on the ergometer, on its screen and in its files. */
export const ergoPieces = {
  title: 'Ergo tests and pieces',
  date: terms.date,
  session: terms.session,
  piece: terms.piece,
  athlete: terms.athlete,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  predicted_2000: 'Predicted 2000 m',
  percent_of_best: '% of 2000 m best',
  best_from: 'Best is a',
  test: 'Performance test',
  recording: terms.recording,
  stroke_rate: measures.strokeRate,
  watts: measures.power,
  watts_per_kilogram: 'Power per kg',
  best: 'Best',
  yes: 'Best',
}

/** The pictures and choices beside it. */
export const ergo = {
  over: 'Compare over',
  metres: '{{length}} m',
  minutes: '{{number}} min',
  show: actions.show,
  all: 'All pieces',
  best: 'Each athlete’s best',
  none: 'No timed ergo pieces in this period',
  noneText: 'Times appear here once they have been entered as results of an ergo session.',
  predictedWhy:
    'Predicted using Paul’s law: each time the distance doubles, the pace slows by 5 s per 500 m.',
  bestWhy:
    '% of the speed of the athlete’s best 2000 m in the last two years, from a performance test, a piece or a recording.',
  weightWhy: 'Power per kg uses the current weight from the profile.',
  progress: 'Progress over {{length}}',
  day: terms.day,
  splits: 'Splits over {{length}}',
  at: measures.distance,
  curve: 'Power curve: best average power by duration',
  curveNone: 'No ergo recordings with power or distance in this period.',
  noWeights: 'None of the profiles you can see has a weight.',
  duration: measures.duration,
  power: measures.power,
  perKilogram: 'Per kg',
  unit: 'Unit',
  athletes: terms.athletes,
  season: '{{year}}',
  seasons: 'Seasons',
}
