import type { attendance as en } from '../../en/server/attendance.ts'
import type { Words } from '../../translation.ts'

export const attendance: Words<typeof en> = {
  sheet: '出勤',
  name: '姓名',
  role: '角色',
  squads: '队伍',
  answer: '回复',
  health: '健康',
  alternative: '替代训练',
  reason: '原因',
  presence: '到场情况',
  note: '备注',
  athlete: '运动员',
  coach: '教练',
  attends: '参加',
  declined: '不参加',
  waits: '候补',
  none: '未回复',
  ill: '生病',
  injured: '受伤',
  yes: '是',
  reasons: { work: '工作', school: '学业', family: '家庭', travel: '外出', other: '其他' },
  presences: { late: '迟到', 'no-show': '缺席' },
}
