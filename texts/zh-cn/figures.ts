import type { figures as en, periods as enPeriods, titles as enTitles } from '../en/figures.ts'
import type { Words } from '../translation.ts'

export const figures: Words<typeof en> = {
  sessions: '训练课',
  time: '时长',
  distance: '距离',
  compliance: '完成计划时长',
  ets: 'ETS',
  foster: 'Foster',
  trimp: 'TRIMP',
  rated: '已评分',
  planned_rpe: '计划 RPE',
  felt_rpe: '实际 RPE',
  rpe_difference: '实际减计划',
  harder: '比计划累',
  easier: '比计划轻松',
  asked: '应到',
  came: '实到',
  attendance: '出勤率',
  late: '迟到',
  no_show: '无故缺席',
  declined: '不参加',
  unanswered: '未回复',
  ill: '生病',
  injured: '受伤',
  alternative: '完成替代训练',
  reason_work: '原因：工作',
  reason_school: '原因：上学',
  reason_family: '原因：家庭',
  reason_travel: '原因：出行',
  reason_other: '原因：其他',
}

export const periods: Words<typeof enPeriods> = {
  day: '日',
  week: '周',
  month: '月',
  year: '年',
  weekday: '星期',
  session: '训练课',
}

export const titles: Words<typeof enTitles> = {
  'training-summary': '训练汇总',
  rpe: 'RPE：计划与实际',
  attendance: '出勤',
}
