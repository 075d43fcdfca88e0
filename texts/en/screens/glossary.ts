import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

/** Abbreviations and terms of training: the long name, and one sentence. */
export const glossary = {
  ets: {
    name: 'Endurance training score',
    text: 'Minutes in each heart-rate zone multiplied by the zone’s factor, added up and weighted by sport.',
  },
  trimp: {
    name: 'Training impulse',
    text: 'Minutes in each heart-rate zone multiplied by 1 to 5.5 and added up (Edwards’ method).',
  },
  foster: {
    name: 'Foster load',
    text: 'How hard a session felt, from 0 to 10, multiplied by its duration in minutes.',
  },
  rpe: {
    name: 'Rating of perceived exertion',
    text: 'How hard a session felt to the athlete, from very easy to maximal.',
  },
  gmt: {
    name: measures.goldMedalTime,
    text: 'How fast a crew was, as a percentage of the speed that wins gold in this boat class.',
  },
  ewps: {
    name: 'Effective work per stroke',
    text: 'The work in joules that moves the boat in one stroke, calculated from speed and stroke rate.',
  },
  dps: {
    name: 'Distance per stroke',
    text: 'How many metres the boat runs with each stroke.',
  },
  dmax: {
    name: measures.dMax,
    text: 'The power at which the lactate curve is farthest from the straight line between its ends.',
  },
  modifiedDmax: {
    name: terms.modifiedDMax,
    text: 'D-max with a line that starts at the step before the first rise of more than 0.4 mmol/L.',
  },
  ut3: { name: 'Utilisation 3', text: 'Very easy: warm-up, recovery and technique.' },
  ut2: { name: 'Utilisation 2', text: 'Easy endurance that can be kept up for hours.' },
  ut1: { name: 'Utilisation 1', text: 'Firm endurance, up to about an hour and a half.' },
  at: { name: 'Anaerobic threshold', text: 'Hard work at the edge of what can be held steadily.' },
  tr: { name: 'Oxygen transport', text: 'Very hard work for a few minutes, close to race pace.' },
  lt: { name: 'Lactate tolerance', text: 'Race pace and above, for a minute or two.' },
  aLact: {
    name: 'Alactic',
    text: 'Sprints too short for lactate; heart rate cannot show them.',
  },
  hrv: {
    name: 'Heart rate variability',
    text: 'How much the time between heartbeats varies at rest (RMSSD); lower than usual can mean strain or illness.',
  },
  vo2max: {
    name: 'Maximal oxygen uptake',
    text: 'The most oxygen the body can take up in a minute at full effort.',
  },
  monotony: {
    name: 'Monotony',
    text: 'A week’s average daily Foster load divided by its standard deviation, rest days included; above 2, the days are very similar.',
  },
  strain: {
    name: 'Strain',
    text: 'A week’s Foster load multiplied by its monotony. For several weeks or athletes, it is the average.',
  },
}
