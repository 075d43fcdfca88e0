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
    goals: 'Échéances',
    kind: 'Type de semaine',
    seconds: 'Heures cibles',
    distance: 'Distance cible',
    load: 'Charge cible',
    sessions: 'Séances cibles',
    ...screens.bands,
    planned: terms.planned,
    planned_distance: 'Distance prévue',
    planned_load: 'Charge prévue',
    planned_sessions: 'Séances prévues',
    done: terms.doneOfPlan,
    done_distance: 'Distance faite',
    done_load: 'Charge faite',
    done_sessions: 'Séances faites',
    note: terms.note,
  },
}
