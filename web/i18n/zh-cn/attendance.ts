import type { attendance as en } from '../en/attendance.ts'
import type { Translation } from '../translation.ts'

export const attendance = {
  health: '健康',
  questionAbout: '您参加“{{session}}”吗？',
  question: '你参加吗？',
  marksOf: '{{name}} 的答复',
  answers: '答复',
  attending: '参加',
  unanswered: '未答复',
  ill: '生病',
  injured: '受伤',
  places: '名额 {{taken}}/{{places}}',
  onlyUnanswered: '仅未答复',
  athletes: '运动员',
  coaches: '教练',
  everybodyAnswered: '全部已答复',
  everybodyAnsweredText: '没有人尚未答复。',
  nobody: '尚未安排人员',
  nobodyText: '为训练课添加运动员或整个队伍后，他们的答复会显示在这里。',
  addPeople: '添加人员',
  answeredAt: '答复时间：{{when}}',
} as const satisfies Translation<typeof en>
