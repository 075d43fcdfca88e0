import type * as en from '../en/report-files.ts'
import type { Words } from '../translation.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** Why a figure is not known. */
export const missing: Words<typeof en.missing> = {
  time: '没有时长记录',
  nothing: '该时段没有记录',
  distance: '没有距离记录',
  plan: '没有可对比的计划时长',
  planned_distance: '没有计划距离',
  load: '没有心率、RPE 或计划强度',
  planned_rpe: '没有计划 RPE',
  rating: '未评分',
  both_ratings: '没有同时有计划和实际 RPE 的训练课',
  asked: '没有应到的训练课',
  pieces: '没有带金牌时间的计时训练段',
  ergo: '没有该距离的测功仪成绩',
  ergo_time: '没有该时长的测功仪训练段',
  ergo_best: '两年内没有 2000 米测功仪成绩',
  foretelling: '没有 500 米至 10 公里之间的计时训练段',
  weight: '没有 2000 米成绩，或你可查看的档案中没有体重',
  recording: '没有这么长的运动记录',
  water: '没有该距离的水上成绩',
  weather: '天气未知',
  timed_pieces: '没有水上计时训练段',
  rated_pieces: '没有带桨频的计时训练段',
  climb: '没有海拔记录',
  recorded_power: '没有该时长的功率记录',
  recorded_heart: '没有该时长的心率记录',
  power_or_weight: '没有该时长的功率记录，或你可查看的档案中没有体重',
  whole_week: '这段时间内没有完整且已结束的一周',
  even_week: '一周内每天负荷相同',
  streak: '仅在最近一次训练课所在的时段',
}

/** What people are put together by. */
export const groups: Words<typeof en.groups> = {
  none: '运动员',
  gender: terms.gender,
  age: measures.ageCategory,
  class: terms.boatClass,
}

/** What a report is narrowed down by. */
export const listNames: Words<typeof en.listNames> = {
  athletes: terms.athletes,
  tags: terms.tags,
  sports: '项目',
  focuses: '训练重点',
  intensities: measures.intensities,
  heart_rate_intensities: '计划的心率区间',
  stroke_rate_intensities: '计划的桨频区间',
}

/** What a file says of itself. */
export const files: Words<typeof en.files> = {
  about: '关于此文件',
  report: '报告',
  club: terms.club,
  days: measures.period,
  against: '对比',
  by: '按',
  group: '分组方式',
  people: '已选 {number} 人',
  made: '生成日期',
  empty: '空单元格',
  emptyText: '空单元格表示未知的数据，绝不表示零。',
}
