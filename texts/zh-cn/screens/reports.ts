import type { reports as en } from '../../en/screens/reports.ts'
import type { Translation } from '../../translation.ts'

export const reports = {
  summary: {
    title: '训练汇总',
    leadOne: '{{sessions}} 次训练课 · {{time}} 小时 · {{distance}}',
    leadMany: '{{athletes}} 名运动员 · {{time}} 小时 · {{distance}}',
    export: '导出 Excel',
    from: '从',
    to: '至',
    tags: '标签',
    all: '全部',
    metric: '负荷',
    tooLong: '时间范围最多 800 天，请缩短。',
    reversed: '开始日期不能晚于结束日期。',
    unscored_other: '{{count}} 次训练课计入时长和距离，但没有负荷：缺少心率、RPE 和计划强度。',
    onlyAttendance_other: '{{count}} 名运动员仅显示出勤',
    onlyAttendanceWhy: '未同意展示健康数据，或选择不向你展示。此处只统计出勤次数。',
    empty: '这段时间没有训练',
    emptyText: '只要有人参加、填写 RPE 或上传文件，训练课就会计入。请更换日期或减少筛选条件。',
    week: '周',
    chart: '图表',
    byZone: '各区间时长',
    byAthlete: '各运动员负荷',
    hours: '小时',
    weeksOf: '{{name}} 的各周',
    wholeSpan: '整段时间',
  },
  metrics: { ets: 'ETS', foster: 'Foster', trimp: 'TRIMP' },
  columns: {
    athlete: '运动员',
    week: '周',
    sessions: '训练课',
    time: '时长',
    distance: '距离',
    zones: '区间',
  },
} as const satisfies Translation<typeof en>
