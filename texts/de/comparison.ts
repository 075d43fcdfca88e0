import type { comparison as en } from '../en/comparison.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const comparison: Words<typeof en> = {
  title: terms.comparison,
  whole: measures.overall,
  split: 'Abschnitt',
  wholeRecording: 'Ganze Aufzeichnung',
  columns: {
    date: terms.date,
    session: terms.session,
    piece: terms.piece,
    whose: terms.crewOrAthlete,
    athlete: 'Aufgezeichnet von',
    device: 'Gerät',
    part: terms.part,
    at: 'Bei',
    accumulated: 'Gesamtzeit',
    time: measures.splitTime,
    distance: measures.distance,
    speed: measures.speed,
    pace: measures.pace,
    stroke_rate: measures.strokeRate,
    heart_rate: measures.heartRate,
    power: measures.power,
    dps: measures.distancePerStroke,
    behind: 'Rückstand auf die Referenz',
  },
}
