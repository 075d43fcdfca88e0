import type { reports as en } from '../../en/server/reports.ts'
import type { Words } from '../../translation.ts'

export const reports: Words<typeof en> = {
  sheet: '训练汇总',
  athlete: '运动员',
  squads: '队伍',
  week: '周',
  sessions: '训练课',
  hours: '时长（h）',
  kilometres: '距离（km）',
  onlyAttendance: '仅显示出勤',
  total: '合计',
}
