import type {
  figures as en,
  gmtPieces as enPieces,
  periods as enPeriods,
  titles as enTitles,
} from '../en/figures.ts'
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
  pieces: '训练段',
  medal_percent: 'GMT %',
  best_medal_percent: '最佳 GMT %',
  piece_distance: '训练段距离',
  piece_time: '训练段时长',
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
  gmt: '金牌速度百分比（GMT）',
}

export const gmtPieces: Words<typeof enPieces> = {
  title: '各训练段及其金牌时间',
  date: '日期',
  session: '训练课',
  piece: '训练段',
  crew: '艇组或运动员',
  distance: '距离',
  time: '用时',
  percent: 'GMT %',
  class: '级别',
  reference: '金牌时间',
  reference_class: '参照',
  reference_distance: '参照距离',
  of_crew: '艇组自定时间',
  of_table: '俱乐部表格',
  as_of: '表格日期',
}
