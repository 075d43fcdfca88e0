import { season as screens } from '../screens/season.ts'
import * as terms from '../shared/terms.ts'

export const season = {
  title: screens.season,
  phases: screens.phases,
  kinds: screens.kinds,
  units: screens.units,
  columns: {
    week: terms.week,
    phase: terms.phase,
    goals: '重点比赛',
    kind: '本周类型',
    seconds: '目标小时',
    distance: '目标距离',
    load: '目标负荷',
    sessions: '目标训练课',
    ...screens.bands,
    planned: terms.planned,
    planned_distance: '计划距离',
    planned_load: '计划负荷',
    planned_sessions: '计划训练课',
    done: terms.doneOfPlan,
    done_distance: '完成距离',
    done_load: '完成负荷',
    done_sessions: '完成训练课',
    note: terms.note,
  },
}
