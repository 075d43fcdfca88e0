import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const morningFields = {
  waking_hr: '晨脉',
  standing_hr: '站立心率',
  hrv_rmssd: '心率变异性',
  sleep_time: '睡眠',
  sleep_quality: '睡眠质量',
  perceived_shape: '竞技状态',
  fatigue: '疲劳',
  soreness: '肌肉酸痛',
  stress: '压力',
  mood: '情绪',
  hydration: '尿液颜色',
  training_quality: '昨日训练',
  temperature: '体温',
  weight: measures.bodyWeight,
}

export const morningEnds = {
  sleep_quality: '1 差 – 5 很好',
  perceived_shape: '1 差 – 5 很好',
  fatigue: '1 精力充沛 – 5 筋疲力尽',
  soreness: '1 无 – 5 强烈',
  stress: '1 无 – 5 很大',
  mood: '1 低落 – 5 很好',
  hydration: '尿液：1 清亮 – 8 深黄',
  training_quality: '1 差 – 5 很好',
}

export const morningLevels = { green: '正常', amber: '黄色', red: '红色', low: '偏低' }

export const morningHealth = {
  healthy: '健康',
  ill: terms.ill,
  injured: terms.injured,
  both: '生病且受伤',
}

export const healthLetters = { healthy: '·', ill: '病', injured: '伤', both: '双' }
