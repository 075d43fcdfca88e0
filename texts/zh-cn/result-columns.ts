import type {
  columns as enColumns,
  sources as enSources,
  steps as enSteps,
} from '../en/result-columns.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The table of results, on its screen and in its workbook. */
export const columns: Words<typeof enColumns> = {
  source: '来源',
  prognostic: measures.percentGmt,
  dps: '每桨距离',
  ewps: '每桨有效功',
  lactate: measures.lactate,
  sets: terms.sets,
  reps: '次数',
  heaviest: '最大重量组',
  volume: '总负重',
  rank: measures.rank,
  place: { prognostic: measures.percentGmt, speed: '速度' },
  person: terms.name,
  distance: measures.distance,
  time: measures.raceTime,
  pace: measures.pace,
  speed: measures.speed,
  heartRate: '平均心率',
  heartRateMax: '最大心率',
  strokeRate: measures.strokeRate,
  power: measures.power,
  ets: measures.ets,
  trimp: measures.trimp,
  rpe: 'RPE',
}

export const sources: Words<typeof enSources> = {
  recorded: '设备记录',
  entered: '录入',
  measured: '设备测得',
  corrected: '已更正',
}

/** How hard it was. */
export const steps: Words<typeof enSteps> = {
  'very-easy': '非常轻松',
  easy: '轻松',
  moderate: '中等',
  'somewhat-hard': '有点吃力',
  hard: '吃力',
  'very-hard': '很吃力',
  'extremely-hard': '极其吃力',
  maximal: '极限',
}
