import type { records as enRecords, trainingParts as enParts } from '../en/training-report.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

export const trainingParts: Words<typeof enParts> = {
  show: '显示分项与纪录',
  sport: '按项目',
  focus: '按训练重点',
  intensity: '按计划强度',
  title: '训练内容',
  by: '分组',
  name: '名称',
  planned: measures.plannedTime,
  compliance: '计划完成率',
  shares: '有多个训练重点的训练课，在每个重点中都计入；有多个强度时按比例计入。',
  none: '没有相应计划',
}

export const records: Words<typeof enRecords> = {
  title: '本期新纪录',
  sport: terms.sport,
  over: measures.duration,
  watts: measures.power,
  none: '本期没有新纪录：没有超过此前两年的最佳成绩。',
  what: '纪录',
  value: '新成绩',
  previous: '原成绩',
  first: '首次',
  test: '体能测试',
  date: terms.date,
  session: terms.session,
  time: '{{sport}} {{length}}',
  power: '{{sport}} {{length}} 功率',
}
