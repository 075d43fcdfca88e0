/** Why somebody is ill or injured. */
export const healthReasons = {
  back: '背部',
  hip: '髋部',
  neck: '颈部',
  rib: '肋骨',
  shoulder: '肩部',
  wrist: '手腕',
  'other-injury': '其他损伤',
  'chest-infection': '支气管或肺部感染',
  'chronic-fatigue': '慢性疲劳',
  gastrointestinal: '肠胃不适',
  'upper-respiratory': '感冒、咽喉痛或鼻窦炎',
  virus: '病毒感染',
  'other-illness': '其他疾病',
} as const
