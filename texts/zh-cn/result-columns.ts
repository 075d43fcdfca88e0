import type {
  columns as enColumns,
  sources as enSources,
  steps as enSteps,
} from '../en/result-columns.ts'
import type { Words } from '../translation.ts'

/** The table of results, on its screen and in its workbook. */
export const columns: Words<typeof enColumns> = {
  source: '来源',
  prognostic: 'GMT %',
  dps: '每桨距离',
  ewps: '每桨有效功',
  lactate: '血乳酸',
  sets: '组',
  reps: '次数',
  heaviest: '最大重量组',
  volume: '总负重',
  rank: '名次',
  place: { prognostic: 'GMT %', speed: '速度' },
  person: '名称',
  distance: '距离',
  time: '用时',
  pace: '配速',
  speed: '速度',
  heartRate: '平均心率',
  heartRateMax: '最大心率',
  strokeRate: '桨频',
  power: '功率',
  ets: 'ETS',
  trimp: 'TRIMP',
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
