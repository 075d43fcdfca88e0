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
    goals: 'Höhepunkte',
    kind: 'Art der Woche',
    seconds: 'Zielstunden',
    distance: 'Zielstrecke',
    load: 'Zielbelastung',
    sessions: 'Zieleinheiten',
    ...screens.bands,
    planned: terms.planned,
    planned_distance: 'Distanz geplant',
    planned_load: 'Belastung geplant',
    planned_sessions: 'Einheiten geplant',
    done: terms.doneOfPlan,
    done_distance: 'Distanz gemacht',
    done_load: 'Belastung gemacht',
    done_sessions: 'Einheiten gemacht',
    note: terms.note,
  },
}
