import * as actions from './shared/actions.ts'
import * as measures from './shared/measures.ts'
import * as terms from './shared/terms.ts'

/** The statuses of the training ratio. */
export const ratioStatuses = {
  detraining: '停训或减量',
  optimum: '最佳',
  tough: '负荷偏高',
  danger: '危险区',
}

export const loadNames = { ets: measures.ets, foster: measures.foster, trimp: measures.trimp }

/** How the load of athletes changes. */
export const trainingRatio = {
  title: measures.trainingRatio,
  lead: '负荷比将最近 7 天的负荷与最近 28 天的负荷相比：只反映负荷变化，不能说明伤病风险。',
  metrics: loadNames,
  name: terms.athlete,
  status: '负荷变化',
  ratio: measures.ratio,
  acute: '7 天',
  chronic: '28 天',
  change: '与一周前相比',
  perDay: '每天 {{metric}}',
  table: '{{day}}的负荷比',
  noValue: '没有负荷比',
  noChange: '一周前没有负荷比',
  empty: '没有可显示的运动员',
  emptyText: '请减少筛选条件。运动员共享健康数据后会显示在这里。',
  course: {
    title: '{{name}}：负荷与负荷比',
    load: '负荷（{{metric}}）',
    ratio: measures.ratio,
    below: '{{status}}：低于 {{to}}',
    from: '{{status}}：{{from}} 及以上',
    day: terms.day,
    none: '这些天没有负荷数据。',
  },
  rules: {
    title: '方法与界限',
    method: '方法',
    rolling: '滚动：28 天中的 7 天',
    uncoupled: '非耦合：7 天与之前 21 天相比',
    ewma: '加权：近期的天数权重更高',
    low: '停训：低于',
    high: '负荷偏高：高于',
    danger: '危险区：达到',
    saved: '方法与界限已保存',
    save: actions.save,
  },
}
