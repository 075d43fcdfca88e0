import type { ergo as enErgo, ergoPieces as enPieces } from '../en/ergo-report.ts'
import type { Words } from '../translation.ts'
import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const ergoPieces: Words<typeof enPieces> = {
  title: '测功仪测试与训练段',
  date: terms.date,
  session: terms.session,
  piece: terms.piece,
  athlete: terms.athlete,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  predicted_2000: '预测 2000 米',
  percent_of_best: '2000 米最佳速度 %',
  best_from: '最佳来源',
  test: '体能测试',
  recording: terms.recording,
  stroke_rate: measures.strokeRate,
  watts: measures.power,
  watts_per_kilogram: '体重功率比',
  best: '最佳',
  yes: '最佳',
}

export const ergo: Words<typeof enErgo> = {
  over: '比较距离或时长',
  metres: '{{length}} 米',
  minutes: '{{number}} 分钟',
  show: actions.show,
  all: '全部训练段',
  best: '每人最佳',
  none: '此期间没有测功仪计时训练段',
  noneText: '在测功仪训练课中录入的用时会计入这里。',
  predictedWhy: '按保罗定律预测：距离每翻一倍，每 500 米慢 5 秒。',
  bestWhy: '百分比以两年内最佳 2000 米的速度为准，包括体能测试、训练段和运动记录。',
  weightWhy: '体重功率比按档案中当前体重计算。',
  progress: '{{length}} 的进步',
  day: terms.day,
  splits: '{{length}} 分段对比',
  at: measures.distance,
  curve: '各时长的最大功率',
  curveNone: '此期间测功仪没有功率或距离记录。',
  noWeights: '你可查看的档案中没有体重。',
  duration: measures.duration,
  power: measures.power,
  perKilogram: '每公斤',
  unit: '单位',
  athletes: terms.athletes,
  season: '{{year}} 年',
  seasons: '赛季',
}
