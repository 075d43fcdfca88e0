import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const distribution = {
  title: '训练分布',
  report: '打开训练汇总',
  score: '指标',
  scores: {
    zones: '区间分布',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: '主观疲劳度（RPE）',
  },
  units: {
    zones: '小时（区间内）',
    ets: measures.ets,
    foster: measures.foster,
    trimp: measures.trimp,
    rpe: '平均 RPE（CR10）',
  },
  dates: measures.period,
  days: { today: terms.today, last_week: '最近 7 天', last_4_weeks: '最近 4 周' },
  whose: {
    own_other: '你的训练',
    squads_other: '你的{{squads}}：{{count}} 名运动员中有 {{trained}} 名参加训练',
    club_other: '你可查看的 {{count}} 名运动员中有 {{trained}} 名参加训练',
  },
  sessions_other: terms.sessionsCount,
  each: '参加训练者人均 {{value}} {{unit}}',
  byZone: '各区间时长',
  bySport: '按运动项目',
  measured: '有心率时按心率计算，否则按计划计算。',
  nothing: {
    today: '今天还没有训练记录',
    last_week: '最近 7 天没有训练记录',
    last_4_weeks: '最近 28 天没有训练记录',
  },
  planned_other: '计划：{{count}} 次训练课，{{time}} 小时',
  unplanned: '这些天也没有计划。',
  missing: {
    effort_other: '{{count}} 次训练课未计入：既没有心率，也没有计划强度。',
    rating_other: '{{count}} 次训练课未计入：没有评分。',
  },
} as const
