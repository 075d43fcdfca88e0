import type { calendar as en } from '../en/calendar.ts'
import type { Translation } from '../translation.ts'

export const calendar = {
  title: '日历',
  plan: '安排训练课',
  planOn: '{{day}}：安排训练课',
  previous: '往前',
  next: '往后',
  today: '今天',
  view: '视图',
  views: { month: '月', week: '周', day: '日', agenda: '列表' },
  display: { label: '谁的训练课', mine: '我的', all: '整个俱乐部' },
  sports: '运动项目',
  allSports: '所有项目',
  allSquads: '全部',
  allDay: '全天',
  slot: '安排训练课的时间',
  week: '第 {{number}} 周',
  more: '还有 {{number}} 项',
  none: '这一天没有训练课',
  draft: '草稿',
  empty: '这几天没有训练课。选择空闲的一天即可安排。',
  emptyMine: '这几天您没有训练课。选择空闲的一天即可安排，或查看整个俱乐部。',
} as const satisfies Translation<typeof en>
