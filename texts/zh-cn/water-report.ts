import type { water as enWater, waterPieces as enPieces } from '../en/water-report.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const waterPieces: Words<typeof enPieces> = {
  title: '水上训练段',
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
  wind: '风速',
  headwind: '逆风',
  crosswind: '侧风',
  bests: '运动记录中的最快用时',
  stream: '水流',
  water_temperature: '水温',
}

export const water: Words<typeof enWater> = {
  boat: terms.boatClass,
  allBoats: '所有级别',
  noBoat: '无艇组',
  all: '所有距离',
  none: '此期间没有水上计时训练段',
  noneText: '在赛艇训练课中录入的用时会计入这里。',
  paceAtRate: '各桨频下的配速',
  rate: measures.strokeRate,
  perMinute: '{{number}} 桨/分',
  headwindWhy: '逆风为正，负值为顺风；侧风以右舷来风为正。不同天气下的成绩不可直接比较。',
}
