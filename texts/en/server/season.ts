import { season as screens } from '../screens/season.ts'

export const season = {
  title: screens.season,
  phases: screens.phases,
  kinds: screens.kinds,
  units: screens.units,
  columns: {
    week: 'Week',
    phase: 'Phase',
    goals: 'Goals',
    kind: 'Kind of week',
    seconds: 'Target hours',
    distance: 'Target distance',
    load: 'Target load',
    sessions: 'Target sessions',
    ...screens.bands,
    planned: 'Planned',
    planned_distance: 'Planned distance',
    planned_load: 'Planned load',
    planned_sessions: 'Planned sessions',
    done: 'Done',
    done_distance: 'Distance done',
    done_load: 'Load done',
    done_sessions: 'Sessions done',
    note: 'Note',
  },
}
