import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'
import { figures, periods, titles } from '../figures.ts'

export const reports = {
  athletes_other: '{{count}} 名运动员',
  onlyAttendance_other: '{{count}} 名运动员仅显示出勤',
  onlyAttendanceWhy: '未同意展示健康数据，或选择不向你展示。此处只统计出勤次数。',
  empty: '这段时间没有数据',
  emptyText: '训练课开始后才会计入。请更换日期或减少筛选条件。',
  unscored_other: '{{count}} 次训练课计入时长和距离，但没有负荷：缺少心率、RPE 和计划强度。',
  periodsOf: '{{name}} 的变化',
  sessionsBehind: '这些数据来自的训练课',
  noSquad: '未分组',
  inSeveral: '同时属于多个{{squads}}的运动员在每个中都计入，合计只算一次。',
  filters: {
    from: '从',
    to: '至',
    tags: '标签',
    sports: '项目',
    focuses: '训练重点',
    intensities: '强度',
    all: '全部',
    by: '按',
    group: '分组方式',
    tooLong: '时间范围最多 800 天，请缩短。',
    reversed: '开始日期不能晚于结束日期。',
  },
  groups: { none: '运动员', gender: '性别', age: '年龄组' },
  genders: { m: '男子', w: '女子', unknown: '未填写' },
  ages: { senior: '成年组', masters: '大师 {{letter}} 组', unknown: '年龄未知' },
  chart: { figure: '图表', across: '图表按' },
  stacks: { zones: '各区间时长', planned_and_felt: '计划与实际', outcomes: '出勤情况' },
  columns: { athlete: '运动员', zones: '区间' },
  files: { title: '导出', workbook: 'Excel', csv: 'CSV', print: '打印' },
  figures,
  periods,
  titles,
} as const satisfies Translation<typeof en>
