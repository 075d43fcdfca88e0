import type * as en from '../../../en/screens/session-form/repeat.ts'
import type { Translation } from '../../../translation.ts'
import * as actions from '../../shared/actions.ts'

export const repeat = {
  label: '重复',
  none: '不重复',
  daily: '每天',
  weekly: '每周',
  monthly: '每月',
  specific_dates: '指定日期',
  everyDays: '每 … 天',
  everyWeeks: '每 … 周',
  everyMonths: '每 … 个月',
  weekdays: '在这些日子',
  on: '日期',
  onDate: '每月 {{date}} 日',
  onNth: '每月第 {{nth}} 个{{weekday}}',
  onFirst: '每月第一个{{weekday}}',
  onLast: '每月最后一个{{weekday}}',
  ends: '结束方式',
  until: '到某天',
  after: '按次数',
  endDate: '最后一天',
  count: '次数',
  preview_other: '共 {{count}} 次：{{first}} 至 {{last}}',
  firstIs: '第一次是 {{day}}。',
  addDate: '添加日期',
  add: actions.add,
  noDates: '除开始日期外尚未选择其他日期。',
  remove: '移除 {{day}}',
} as const satisfies Translation<typeof en.repeat>
