import { healthLetters, morningFields, morningHealth, morningLevels } from '../morning-fields.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const monitoringReports = {
  fields: morningFields,
  levels: morningLevels,
  health: morningHealth,
  letters: healthLetters,
  daily: terms.morningMonitoring,
  illness: terms.injuryAndIllness,
  quality: measures.trainingQuality,
  state: '健康状况',
  since: '自',
  reasons: '原因',
  noted: '需关注',
  notEntered: terms.notEntered,
  readiness: '准备度',
  note: terms.note,
  lost: '缺训天数',
  episodes: '伤病次数',
  availability: '可训练率',
  unknown: '未填写天数',
  morning: '早晨',
  session: '前一天的训练课',
  rating: '评分',
  planned: terms.planned,
  felt: '感受',
  difference: '差值',
  daysUnit: '天',
}
