import type { comparison as en } from '../en/comparison.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const comparison: Words<typeof en> = {
  title: terms.comparison,
  whole: measures.overall,
  split: '分段',
  wholeRecording: '整条运动记录',
  columns: {
    date: terms.date,
    session: terms.session,
    piece: terms.piece,
    whose: terms.crewOrAthlete,
    athlete: '记录者',
    device: '设备',
    part: terms.part,
    at: '位置',
    accumulated: '累计用时',
    time: measures.splitTime,
    distance: measures.distance,
    speed: measures.speed,
    pace: measures.pace,
    stroke_rate: measures.strokeRate,
    heart_rate: measures.heartRate,
    power: measures.power,
    dps: measures.distancePerStroke,
    behind: '与基准的差距',
  },
}
