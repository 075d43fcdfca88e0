import { loadNames, ratioStatuses } from '../training-ratio.ts'
import * as measures from '../shared/measures.ts'

/** The file of the training ratio. */
export const monitoringRatio = {
  title: measures.trainingRatio,
  metrics: loadNames,
  statuses: ratioStatuses,
  missing: {
    days: '已知天数不足 28 天',
    no_load: '没有可比较的负荷',
  },
  status: '负荷变化',
  ratio: measures.ratio,
  acute: '7 天负荷',
  chronic: '28 天负荷',
  previous: '一周前的负荷比',
  daysKnown: '已知天数',
}
