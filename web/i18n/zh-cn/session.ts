import type { session as en } from '../en/session.ts'
import type { Translation } from '../translation.ts'

export const session = {
  tabs: { label: '训练课的各部分', overview: '概览', attendance: '出勤', results: '成绩', seatRacing: '换位测试', files: '文件' },
  draft: '草稿',
  draftHint: '发布前仅教练可见。',
  competitive: '比赛',
  edit: '编辑',
  allDay: '全天',
  failed: '无法加载训练课',
  gone: '该训练课已不存在，或未对你开放。',
  toCalendar: '前往日历',
  otherClub: {
    title: '该训练课属于另一个俱乐部',
    text: '这是 {{club}} 的训练课。切换俱乐部即可查看。',
    textUnnamed: '这是你另一个俱乐部的训练课。切换俱乐部即可查看。',
    switch: '切换到 {{club}}',
    switchUnnamed: '切换俱乐部',
  },
  plan: {
    distance: '距离',
    time: '时间',
    rpe: '强度感受',
    description: '说明',
    intensities: '强度',
    structure: '结构',
    rest: '休息',
    total: '合计',
    focuses: '重点',
    tags: '标签',
    nothing: '尚无计划',
    nothingText: '这里会显示距离、强度和分段，让大家知道要练什么。',
  },
  people: {
    athletes: '运动员',
    coaches: '教练',
    nobody: '尚未安排人员',
    nobodyText: '添加运动员或整个队伍后，他们即可在此答复。',
  },
} as const satisfies Translation<typeof en>
