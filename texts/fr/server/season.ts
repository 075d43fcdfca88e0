import { season as screens } from '../screens/season.ts'

export const season = {
  title: screens.season,
  phases: screens.phases,
  kinds: screens.kinds,
  units: screens.units,
  columns: {
    week: 'Semaine',
    phase: 'Phase',
    goals: 'Échéances',
    kind: 'Type de semaine',
    seconds: 'Heures visées',
    distance: 'Distance visée',
    load: 'Charge visée',
    sessions: 'Séances visées',
    ...screens.bands,
    planned: 'Prévu',
    planned_distance: 'Distance prévue',
    planned_load: 'Charge prévue',
    planned_sessions: 'Séances prévues',
    done: 'Fait',
    done_distance: 'Distance faite',
    done_load: 'Charge faite',
    done_sessions: 'Séances faites',
    note: 'Remarque',
  },
}
