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
    goals: 'Goals',
    kind: 'Kind of week',
    seconds: 'Target hours',
    distance: 'Target distance',
    load: 'Target load',
    sessions: 'Target sessions',
    ...screens.bands,
    planned: terms.planned,
    planned_distance: 'Planned distance',
    planned_load: 'Planned load',
    planned_sessions: 'Planned sessions',
    done: terms.doneOfPlan,
    done_distance: 'Distance done',
    done_load: 'Load done',
    done_sessions: 'Sessions done',
    note: terms.note,
  },
}
