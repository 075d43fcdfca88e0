import * as actions from '../../shared/actions.ts'
import * as terms from '../../shared/terms.ts'

/** A week of sessions as text. */
export const week = {
  fromSheet: '从表格导入',
  title: actions.planWeek,
  lead: '每行一次训练，像写在黑板上一样。',
  from: '周起始日',
  sport: '未写明时的运动项目',
  text: terms.sessions,
  example: '周一 6:00 UT2 90 min\n周二 6:00-7:30 4x2000m/6\n18:00 力量\n周六 8:00 长划 20km',
  hint: '日期、时间、内容。没有日期的行属于上一个日期；没有时间的行从 {{time}} 开始。',
  preview: '将添加的内容',
  none: '输入时训练课会显示在这里。',
  isAdded: '已添加',
  noDay: '第 {{line}} 行：请先写日期，例如“周二”——“{{text}}”',
  noName: '第 {{line}} 行：请写明训练内容——“{{text}}”',
  refused: '第 {{line}} 行无法添加：{{reason}}前面的行已添加。',
  addDrafts_other: '添加 {{count}} 个草稿',
  add_other: '添加 {{count}} 次训练',
  added_other: '已添加 {{count}} 次训练',
} as const
